"""The rules: values in, breakdown out. Imports the model only."""
