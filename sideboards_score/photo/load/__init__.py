"""A file -> upright sRGB pixels, or why not."""
