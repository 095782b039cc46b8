"""The ledger: built from verdicts, scored, weighed for risk, decided on."""
