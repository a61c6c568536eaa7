"""Values as JSON documents, each held by a schema beside it."""
