"""Reads the data sets that `halma dataset` writes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator


@dataclass(frozen=True)
class GameRecord:
    """A game in a data set."""

    number: int
    """The number of the game, starting at 0."""
    game: str
    """The id of the game."""
    preset: str
    options: dict[str, str]
    """The options that differ from the preset."""
    first: str
    """The seat that moved first."""
    levels: dict[str, int]
    """The level of each seat."""
    opening: int
    """The number of random moves at the start."""
    moves: list[str]
    """The moves in short notation."""
    result: str
    """The result in record notation, such as `A>C`."""
    termination: str
    """Why the game ended."""
    scores: dict[str, float]
    """The score of each seat, from 1 for the first place to 0 for the last."""


@dataclass(frozen=True)
class Evaluation:
    """A position in a data set, with the engine's evaluation."""

    number: int
    """The number of the game."""
    game: str
    """The id of the game."""
    ply: int
    """The number of moves before the position."""
    position: str
    """The position in HFN."""
    to_move: str
    """The seat to move."""
    score: float
    """How far the seat to move leads in the race, in moves."""
    winning_chance: float
    """The winning chance of the seat to move, from 0 to 1."""
    best: str
    """The best move in short notation."""
    depth: int
    """The depth of the search."""
    outcome: float
    """The score of the seat to move at the end of the game, from 1 for the first place to 0 for the last."""


def read_games(folder: str | Path) -> Iterator[GameRecord]:
    """Reads the games in a data set one at a time."""
    for fields in _read_lines(Path(folder) / "games.jsonl"):
        yield GameRecord(**fields)


def read_positions(folder: str | Path) -> Iterator[Evaluation]:
    """Reads the evaluated positions in a data set one at a time."""
    for fields in _read_lines(Path(folder) / "positions.jsonl"):
        yield Evaluation(
            to_move=fields.pop("toMove"), winning_chance=fields.pop("winningChance"), **fields
        )


def _read_lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)
