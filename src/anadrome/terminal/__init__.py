"""A game in a terminal: one person against bots, in English or French, by keyboard or mouse."""
