"""Arithmetic on dates and times: spans, dates counted on, deadlines."""
