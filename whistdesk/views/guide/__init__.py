"""The first-game guide: small callouts that point at things on the table, step by step, and never stop the game."""
