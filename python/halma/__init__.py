"""The games of the Halma family for research.

The rules run in the `halma` command, which this package starts and talks to over lines of JSON. The package needs
only Python's standard library.
"""

from .dataset import Evaluation, GameRecord, read_games, read_positions
from .env import HalmaEnv, env
from .game import Game, State, apply_all, load_game
from .session import HalmaError, Session

__all__ = [
    "Evaluation",
    "Game",
    "GameRecord",
    "HalmaEnv",
    "HalmaError",
    "Session",
    "State",
    "apply_all",
    "env",
    "load_game",
    "read_games",
    "read_positions",
]
