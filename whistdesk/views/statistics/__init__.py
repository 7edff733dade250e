"""The statistics page: figures and plots of what was played, and the games to look back at."""
