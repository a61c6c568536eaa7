"""Slips that people make when they count, one module per family.

Each slip is a small pure function: it looks at a part as scored and gives every value that the slip
makes of it, with the drawers it concerns. `model.claim.SLIP_KINDS` is the order of the kinds.
"""
