"""A UGI engine for the games in which A and C cross the board, such as rhombus-5, grasshopper-8 and halma-2."""
import sys

from halma import Session, State, load_game


def gain(state: State, action: int) -> int:
    """Returns how far a move advances. A step counts more the farther back the man is, so that no man stays behind."""
    cells = state.get_game().cells
    ends = divmod(action, len(cells) + 1)
    if len(cells) in ends:
        return 0
    start, end = (ord(cells[cell][0]) - 96 + int(cells[cell][1:]) for cell in ends)
    return (end - start) * (70 - start - end) if state.current_player() == 0 else (start - end) * (2 + start + end)


def value(state: State, action: int) -> float:
    """Returns the gain of a move, minus the gain of the opponent's best reply."""
    after = state.child(action)
    if after.is_terminal():
        return 10_000 * after.player_return(state.current_player())
    return gain(state, action) - max(gain(after, reply) for reply in after.legal_actions())


options, session = {"Game": "rhombus-5", "Preset": "standard"}, Session()
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "ugi":
        print("id name Forty lines", *(f"option name {name} type string" for name in options), "ugiok", sep="\n")
    elif command == "isready":
        print("readyok")
    elif command == "setoption":
        _, name, _, options[name] = rest.split()
    elif command == "position":
        start, _, moves = rest.partition(" moves ")
        game = load_game(options["Game"], preset=options["Preset"], session=session)
        state = game.new_initial_state(position=None if start == "startpos" else start.partition(" ")[2])
        for move in moves.split():
            state.apply_action(state.string_to_action(move))
    elif command == "go":
        print("bestmove", state.action_to_string(0, max(state.legal_actions(), key=lambda a: value(state, a))))
    elif command == "quit":
        break
    sys.stdout.flush()
