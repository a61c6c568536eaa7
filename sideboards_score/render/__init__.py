"""Breakdown to text and JSON documents. Computes no points."""
