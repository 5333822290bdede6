"""Plays random games and prints a hash of everything that happened, for comparison with the rules library.

Usage: python3 -m tests.random_walk <steps> <move cap> <game>…

For each game it prints the id, the number of finished games, the steps per second, and the hash. Sixteen games run side
by side, each with its own random numbers.
"""

from __future__ import annotations

import hashlib
import sys
import time

from halma import Game, Session, apply_all, load_game

WALKS = 16


def random_walk(game: Game, steps: int) -> tuple[int, str]:
    """Plays a number of steps, and returns the number of finished games and the hash."""
    hashes = [hashlib.sha256() for _ in range(WALKS)]
    numbers = list(range(1, WALKS + 1))
    states = [game.new_initial_state() for _ in range(WALKS)]
    finished = 0
    for _ in range(steps // WALKS):
        actions = []
        for walk, state in enumerate(states):
            legal = state.legal_actions()
            numbers[walk] = (numbers[walk] * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
            action = legal[(numbers[walk] * len(legal)) >> 31]
            actions.append(action)
            player = state.current_player()
            texts = " ".join(game.action_to_string(player, each) for each in legal)
            hashes[walk].update(f"{game.seats[player]} {game.action_to_string(player, action)}: {texts}\n".encode())
        apply_all(states, actions)
        for walk, state in enumerate(states):
            if state.is_terminal():
                finished += 1
                line = f"{state.result} {state.termination} {state.observation_string()}\n"
                hashes[walk].update(line.encode())
                states[walk] = game.new_initial_state()
    whole = hashlib.sha256("".join(each.hexdigest() for each in hashes).encode())
    return finished, whole.hexdigest()


def main() -> None:
    steps, move_cap = int(sys.argv[1]), sys.argv[2]
    with Session() as session:
        for game_id in sys.argv[3:]:
            game = load_game(game_id, {"moveCap": move_cap}, session=session)
            start = time.perf_counter()
            finished, digest = random_walk(game, steps)
            rate = steps / (time.perf_counter() - start)
            print(game_id, finished, round(rate), digest, flush=True)


if __name__ == "__main__":
    main()
