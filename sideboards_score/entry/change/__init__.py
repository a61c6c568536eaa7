"""Writing files: layout kept, one at a time, whole or not at all."""
