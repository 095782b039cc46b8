"""Documents that come with a request."""
