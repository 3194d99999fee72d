"""What a game is: decisions, actions, events, views, chance, records. Standard library only."""
