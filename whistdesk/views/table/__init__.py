"""The table that all games share: scene, cards, poses, gestures, pace."""
