"""The routes, one family a file; each offers ``ROUTES``."""
