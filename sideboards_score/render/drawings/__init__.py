"""Sideboards as drawings, and drawings as SVG, PNG and JPEG."""
