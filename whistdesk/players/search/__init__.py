"""Search with every hand open: the trick solver on bit masks and its typed front."""
