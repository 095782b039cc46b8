"""Documents that do not come from files: databases, and loaders of other libraries."""
