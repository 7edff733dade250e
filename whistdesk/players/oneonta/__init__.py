"""Players of Oneonta Whist: the coach, and the table of the whole game that it reads."""
