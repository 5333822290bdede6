"""The games of the Halma family for research.

The rules run in the `halma` command, which this package starts and talks to over lines of JSON. The package needs
nothing but Python's standard library.
"""

from .env import HalmaEnv, env
from .game import Game, State, apply_all, load_game
from .session import HalmaError, Session

__all__ = [
    "Game",
    "HalmaEnv",
    "HalmaError",
    "Session",
    "State",
    "apply_all",
    "env",
    "load_game",
]
