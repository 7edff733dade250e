"""Cards, packs and numbered deals: what is true of any pack of cards (standard library only)."""
