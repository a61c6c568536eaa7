"""How far a result can still change while drawers are unknown."""
