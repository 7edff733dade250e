"""What a second reading says of a record that breaks a rule."""


class Fault(Exception):
    """``rule`` is the broken rule or None; ``move`` counts from 1, None where no move is to blame."""

    def __init__(self, rule: str | None, move: int | None) -> None:
        super().__init__(rule, move)
        self.rule = rule
        self.move = move
