"""Affidavit: answers whose every claim is checked against quoted evidence."""
