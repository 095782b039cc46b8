"""Text that addresses the model instead of the reader: found, and kept from every role."""
