"""Learns the rhombus of 25 cells by playing against itself, then plays against random moves.

Run it with `python3 examples/learn_rhombus.py [seed]` in the folder `python`.
"""

import math
import random
import sys

from halma import Game, State, load_game

SIDE = 5
LAST_LINE = 2 * (SIDE - 1)


def features(state: State, action: int) -> list[float]:
    """Returns the gain of a move in distance from the player's own corner, and in the square of this distance."""
    ends = divmod(action, SIDE * SIDE + 1)
    if SIDE * SIDE in ends:
        return [0.0, 0.0]
    start, end = (sum(divmod(cell, SIDE)) / LAST_LINE for cell in ends)
    if state.current_player() == 1:
        start, end = 1 - start, 1 - end
    return [end - start, end * end - start * start]


# The learner: moves with a greater sum of weighted features are more probable, and after a game the moves of the winner
# become more probable, those of the loser less (REINFORCE with a linear policy).
def policy(state: State, weights: list[float]) -> tuple[list[list[float]], list[float]]:
    moves = [features(state, action) for action in state.legal_actions()]
    chances = [math.exp(sum(w * x for w, x in zip(weights, move))) for move in moves]
    total = sum(chances)
    return moves, [chance / total for chance in chances]


def learn(game: Game, games: int, rng: random.Random, rate: float) -> list[float]:
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


def win_share(game: Game, weights: list[float], games: int, rng: random.Random) -> float:
    """Plays against random moves, in each seat in half of the games. A draw counts half."""
    score = 0.0
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            chances = policy(state, weights)[1] if state.current_player() == number % 2 else None
            state.apply_action(rng.choices(state.legal_actions(), chances)[0])
        score += (1 + state.player_return(number % 2)) / 2
    return score / games


if __name__ == "__main__":
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    rng = random.Random(seed)
    # In its own games the side that is farther ahead after 40 turns wins, so that every game teaches something.
    learned = learn(load_game("rhombus-5", {"moveCap": "40", "capResult": "progress"}), 60, rng, 0.5)
    game = load_game("rhombus-5", {"moveCap": "200"})
    before, after = (win_share(game, weights, 40, rng) for weights in ([0.0, 0.0], learned))
    print(f"seed {seed}: {before:.0%} of 40 games against random moves before learning, {after:.0%} after")
