"""Games and states with the methods of OpenSpiel."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from .session import Response, Session, raise_refusal

TERMINAL_PLAYER = -4
DEFAULT_MOVE_CAP = "1000"

_KIND_LETTERS = ("ABCDEF", "abcdef", "123456")


def load_game(
    game_id: str,
    options: Mapping[str, str] | None = None,
    *,
    preset: str = "standard",
    session: Session | None = None,
) -> Game:
    """Returns a game by its id, such as `rhombus-5`.

    The options map names of the game's options to values, all strings. Unless `moveCap` is set, a game is a draw after
    1000 turns, so every game ends. Games that share a session share a process.
    """
    return Game(game_id, options or {}, preset, session or Session())


class Game:
    """A game with its options. Players are numbered from 0 in turn order.

    Actions are numbered in the same way in every position: a move from cell a to cell b has the number
    a × (n + 1) + b on a board of n cells. Cell n stands for the hand as the start of a move, and for the outside of
    the board as its end; a pass goes from n to n. In Cetro, the same move with a demand has a number larger by
    (n + 1)².
    """

    def __init__(self, game_id: str, options: Mapping[str, str], preset: str, session: Session) -> None:
        self.session = session
        self._setup: dict[str, Any] = {
            "game": game_id,
            "preset": preset,
            "options": {"moveCap": DEFAULT_MOVE_CAP, **options},
        }
        rules = session.ask(verb="rules", **self._setup)
        self.game_id: str = rules["game"]
        self.title: str = rules["title"]
        self.options: dict[str, str] = rules["options"]
        self.cells: list[str] = rules["cells"]
        self.seats: list[str] = rules["seats"]
        self._sides: list[list[str]] = rules["sides"]
        self._hand: int = rules["hand"]
        self._actions: int = rules["actions"]
        self._demand_offset: int = rules["demandOffset"]
        self._kinds: int = rules["kinds"]
        self._texts: dict[int, str] = {}
        self._planes = [self._plane_tables(player) for player in range(len(self.seats))]

    def num_players(self) -> int:
        return len(self.seats)

    def num_distinct_actions(self) -> int:
        return self._actions

    def max_game_length(self) -> int:
        """Returns the number of turns after which the game ends. Raises ValueError if `moveCap` is `none`."""
        cap = self.options["moveCap"]
        if cap == "none":
            raise ValueError("A game without a move cap has no maximum length.")
        return int(cap)

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        """Returns the number of planes and the number of cells.

        For each player, the observer first and then in turn order, there is a plane for each kind of man, with 1 where
        such a man stands. In Top Secret, each player has another plane, filled with the number of men in hand; in
        Cetro, the last plane contains ones if a jump is demanded, otherwise zeros.
        """
        hands = self.num_players() if self._hand > 0 else 0
        planes = self.num_players() * self._kinds + hands + (1 if self._demand_offset > 0 else 0)
        return [planes, len(self.cells)]

    def observation_tensor_size(self) -> int:
        planes, cells = self.observation_tensor_shape()
        return planes * cells

    def new_initial_state(self, *, first: str | None = None, position: str | None = None) -> State:
        """Starts a game. `first` is the letter of the seat that moves first; `position` is a position in HFN."""
        request = {"first": first, "position": position}
        return State(self, self.session.ask(verb="start", **self._setup, **request), [])

    def action_to_string(self, player: int, action: int) -> str:
        """Returns a move in short notation, such as `a1-b2`. It is the same for every player."""
        del player
        text = self._texts.get(action)
        if text is None:
            text = self._texts[action] = self._format_action(action)
        return text

    def string_to_action(self, text: str) -> int:
        """Returns the number of a move in short notation. Does not check whether the move is legal."""
        outside = len(self.cells)
        stride = outside + 1
        if text == "--":
            return outside * stride + outside
        if text.startswith("@"):
            return outside * stride + self.cells.index(text[1:])
        start, end = text.rstrip("!").split("-")
        target = outside if end == "off" else self.cells.index(end)
        return self.cells.index(start) * stride + target + (self._demand_offset if text.endswith("!") else 0)

    def _format_action(self, action: int) -> str:
        if not 0 <= action < self._actions:
            raise ValueError(f"{action} is not an action of {self.game_id}")
        outside = len(self.cells)
        demands = 0 < self._demand_offset <= action
        start, end = divmod(action - self._demand_offset if demands else action, outside + 1)
        if start == outside:
            return "--" if end == outside else f"@{self.cells[end]}"
        target = "off" if end == outside else self.cells[end]
        return f"{self.cells[start]}-{target}{'!' if demands else ''}"

    def _plane_tables(self, player: int) -> list[bytes]:
        """Returns a table for each plane of men, which maps a man's letter to 1 or 0."""
        tables = []
        for step in range(len(self.seats)):
            seat = self.seats[(player + step) % len(self.seats)]
            for letters in _KIND_LETTERS[: self._kinds]:
                table = bytearray(256)
                table[ord(letters["ABCDEF".index(seat)])] = 1
                tables.append(bytes(table))
        return tables


class State:
    """The state of a game. The session keeps the earlier positions, so repetitions count."""

    def __init__(self, game: Game, response: Response, history: list[int]) -> None:
        self._game = game
        self._handle: int = response["handle"]
        self._history = history
        self._update(response)

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            self._game.session.forget(self._handle)

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        """Returns the player to move, or TERMINAL_PLAYER if the game is over."""
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL_PLAYER

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def num_players(self) -> int:
        return self._game.num_players()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the legal actions in ascending order; an empty list for a player who is not to move."""
        return list(self._legal) if player is None or player == self._player else []

    def legal_actions_mask(self, player: int | None = None) -> bytes:
        """Returns a byte for each action, 1 if it is legal."""
        mask = bytearray(self._game.num_distinct_actions())
        for action in self.legal_actions(player):
            mask[action] = 1
        return bytes(mask)

    def apply_action(self, action: int) -> None:
        """Plays an action. Raises HalmaError if it is illegal."""
        apply_all([self], [action])

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        response = self._game.session.ask(verb="copy", handle=self._handle)
        return State(self._game, response, list(self._history))

    def returns(self) -> list[float]:
        """Returns each player's return, from 1 for first place to -1 for last; zeros while the game is in progress."""
        return list(self._returns)

    def player_return(self, player: int) -> float:
        return self._returns[player]

    def rewards(self) -> list[float]:
        """Returns the rewards for the latest action. Only the last action of a game has rewards."""
        return self.returns()

    def history(self) -> list[int]:
        return list(self._history)

    def move_number(self) -> int:
        return len(self._history)

    def action_to_string(self, player: int, action: int) -> str:
        return self._game.action_to_string(player, action)

    def string_to_action(self, text: str) -> int:
        return self._game.string_to_action(text)

    def observation_string(self, player: int = 0) -> str:
        """Returns the position in HFN. All players see everything, so it is the same for each player."""
        del player
        return str(self._game.session.ask(verb="show", handle=self._handle)["position"])

    def information_state_string(self, player: int = 0) -> str:
        """Returns the moves so far. Unlike the position, they determine how often each position has occurred."""
        del player
        return " ".join(self._game.action_to_string(0, action) for action in self._history)

    def observation_tensor(self, player: int | None = None) -> bytes:
        """Returns the planes that `observation_tensor_shape` describes, one after another, a byte for each value.

        The cells are in row order from the lower left, and the same for each player.
        """
        observer = max(self._player, 0) if player is None else player
        game = self._game
        planes = [self._men.translate(table) for table in game._planes[observer]]
        size = len(game.cells)
        planes += [bytes([hand]) * size for hand in self._hands[observer:] + self._hands[:observer]]
        if game._demand_offset > 0:
            planes.append(bytes([self._jump_demanded]) * size)
        return b"".join(planes)

    @property
    def result(self) -> str:
        """The result in record notation, such as `A>C`; `*` while the game is in progress."""
        return self._result

    @property
    def termination(self) -> str:
        """Why the game ended, such as `win` or `cap`; `unfinished` while the game is in progress."""
        return self._termination

    def __str__(self) -> str:
        return self.observation_string()

    def _update(self, response: Response) -> None:
        self._result: str = response["result"]
        self._termination: str = response["termination"]
        is_over = self._result != "*"
        self._player = TERMINAL_PLAYER if is_over else self._game.seats.index(response["toMove"])
        self._legal: list[int] = response["legal"]
        self._men: bytes = response["men"].encode()
        self._hands: list[int] = response.get("hands", [])
        self._jump_demanded: bool = response.get("jumpDemanded", False)
        scores: list[float] = response.get("scores", [0.5] * self._game.num_players())
        self._returns = [2.0 * score - 1.0 for score in scores]


def apply_all(states: Sequence[State], actions: Sequence[int]) -> None:
    """Plays one action in each state, which is faster than a separate call for each state.

    The states must be different and share a session.

    Raises HalmaError for the first refusal; the actions in all other states have been played.
    """
    if not states:
        return
    requests = [
        {"verb": "play", "handle": state._handle, "action": action} for state, action in zip(states, actions)
    ]
    responses = states[0]._game.session.exchange(requests)
    for state, action, response in zip(states, actions, responses):
        if "error" not in response:
            state._history.append(action)
            state._update(response)
    raise_refusal(responses)
