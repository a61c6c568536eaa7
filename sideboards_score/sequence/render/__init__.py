"""Values to pages, documents and drawings. Nothing is counted here."""
