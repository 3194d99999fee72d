"""Search, one for all games. Its rooms are compiled; a game's own judgement is in its sense."""
