"""The score sheet: one layout, in Typst, for paper, pictures and the browser."""
