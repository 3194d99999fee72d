"""The table in the browser: HTTP and WebSocket around the games."""
