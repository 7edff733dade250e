"""The referee: states, moves, events, views and scoring; no Qt, no input or output, no clock."""
