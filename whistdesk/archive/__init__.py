"""What is kept on disk: records, saves, the ledger of results (no Qt)."""
