"""Reports: a page that holds all it needs, plots as pictures, tables as CSV."""
