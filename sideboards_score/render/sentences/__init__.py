"""What is said about a value, before it is laid out: signs, rules, reasons, notes."""
