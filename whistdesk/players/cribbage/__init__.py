"""The coach of Cribbage Solitaire: what each placement of the turned card is worth."""
