"""Trains the learner in rhombus_learner.py, and lets it play against random moves before and after.

Run it with `python3 examples/learn_rhombus.py [seed]` in the `python` folder.
"""

import random
import sys

from halma import Game, load_game
from rhombus_learner import learn, policy


def win_share(game: Game, weights: list[float], games: int, rng: random.Random) -> float:
    """Plays against random moves, taking each seat in half of the games. A draw counts half."""
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
    # In its training games, the side that is ahead after 40 turns wins, so that every game teaches something.
    learned = learn(load_game("rhombus-5", {"moveCap": "40", "capResult": "progress"}), 60, rng, 0.5)
    game = load_game("rhombus-5", {"moveCap": "200"})
    before, after = (win_share(game, weights, 40, rng) for weights in ([0.0, 0.0], learned))
    print(f"seed {seed}: {before:.0%} of 40 games against random moves before learning, {after:.0%} after")
