"""Evidence as it reads once a document's later words on its clauses are carried out."""
