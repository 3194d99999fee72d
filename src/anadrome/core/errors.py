"""What can be refused. Each refusal carries a key that every language has a sentence for."""


class Refusal(Exception):
    """Something the caller asked for that cannot be; ``key`` and ``params`` make the sentence."""

    def __init__(self, key: str, **params: str | int) -> None:
        self.key = key
        self.params = params
        said = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{key} ({said})" if said else key)


class IllegalAction(Refusal):
    """An action that the rules do not allow now; ``rule`` is the id of the rule that says so."""

    def __init__(self, rule: str, key: str, **params: str | int) -> None:
        self.rule = rule
        super().__init__(key, **params)


class BadSetup(Refusal):
    """A game that cannot be set up: an unknown option, a wrong value, a wrong number of players."""


class BadRecord(Refusal):
    """A record that does not replay; ``step`` is the first bad one, from 1, or 0 for the head."""

    def __init__(self, step: int, key: str, **params: str | int) -> None:
        self.step = step
        super().__init__(key, step=step, **params)
