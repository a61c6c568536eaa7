"""Every row of a photo of the whole table, whichever way each lies."""
