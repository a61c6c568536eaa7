"""The pages for phones at the table: a skin over the service, as the command line is."""
