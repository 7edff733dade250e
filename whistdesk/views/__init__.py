"""Tables, layouts, gestures and panels (PySide6)."""
