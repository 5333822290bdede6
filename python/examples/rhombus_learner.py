"""Learns to play on the 25-cell rhombus by playing against itself (REINFORCE with a linear policy)."""

import math
import random

from halma import Game, State


def features(state: State, action: int) -> list[float]:
    """Returns the gain of a move in distance from the player's own corner, and in the square of this distance."""
    start, end = (sum(divmod(cell, 5)) / 8 for cell in divmod(action, 26))
    if state.current_player() == 1:
        start, end = 1 - start, 1 - end
    return [end - start, end * end - start * start]


def policy(state: State, weights: list[float]) -> tuple[list[list[float]], list[float]]:
    """Returns each legal move's features and its probability, which grows with the weighted sum of its features."""
    moves = [features(state, action) for action in state.legal_actions()]
    chances = [math.exp(sum(w * x for w, x in zip(weights, move))) for move in moves]
    return moves, [chance / sum(chances) for chance in chances]


def learn(game: Game, games: int, rng: random.Random, rate: float) -> list[float]:
    """Returns weights that make the winners' moves more probable, and the losers' moves less probable."""
    weights = [0.0, 0.0]
    for _ in range(games):
        state, changes = game.new_initial_state(), [[0.0, 0.0], [0.0, 0.0]]
        while not state.is_terminal():
            moves, chances = policy(state, weights)
            chosen = rng.choices(range(len(moves)), chances)[0]
            change = changes[state.current_player()]
            for i in range(len(weights)):
                change[i] += moves[chosen][i] - sum(p * move[i] for p, move in zip(chances, moves))
            state.apply_action(state.legal_actions()[chosen])
        for change, outcome in zip(changes, state.returns()):
            weights = [w + rate * outcome * push for w, push in zip(weights, change)]
    return weights
