"""An environment with the methods of a PettingZoo AEC environment."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Iterator, Mapping, TypedDict

from .game import State, load_game
from .session import Session


class Observation(TypedDict):
    """An agent's observation: the planes of `Game.observation_tensor_shape`, and a byte for each action, 1 if legal."""

    observation: bytes
    action_mask: bytes


@dataclass
class Discrete:
    """The space of the actions, from 0 to n - 1."""

    n: int
    _random: random.Random = field(default_factory=random.Random, repr=False)

    def seed(self, seed: int | None = None) -> None:
        self._random.seed(seed)

    def sample(self, mask: bytes | None = None) -> int:
        """Returns a random action; if there is a mask, one that the mask allows."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([action for action, allowed in enumerate(mask) if allowed])

    def contains(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < self.n


@dataclass(frozen=True)
class Box:
    """The space of byte arrays of a given shape. Values range from `low` to `high`."""

    shape: tuple[int, ...]
    low: int
    high: int


class HalmaEnv:
    """A game as an environment. The agents are the letters of the seats.

    After `reset`, call `step` with an action for `agent_selection` until all agents are gone; agents whose game is over
    step with None. Rewards come with the last action, from 1 for first place to -1 for last. A game that ends by the
    move cap is truncated; any other game is terminated. Use the methods `last` and `agent_iter` as in PettingZoo.
    """

    metadata: dict[str, Any] = {"name": "halma_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game_id: str = "halma-2",
        options: Mapping[str, str] | None = None,
        *,
        preset: str = "standard",
        session: Session | None = None,
    ) -> None:
        self._owns_session = session is None
        self.game = load_game(game_id, options, preset=preset, session=session)
        self.possible_agents: list[str] = list(self.game.seats)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self._state: State | None = None
        self._action_space = Discrete(self.game.num_distinct_actions())

    @property
    def unwrapped(self) -> HalmaEnv:
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def action_space(self, agent: str) -> Discrete:
        del agent
        return self._action_space

    def observation_space(self, agent: str) -> dict[str, Box]:
        del agent
        planes, cells = self.game.observation_tensor_shape()
        return {
            "observation": Box((planes, cells), 0, 255),
            "action_mask": Box((self.game.num_distinct_actions(),), 0, 1),
        }

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Starts a game. The seed is used only for `action_space`, since the games have no element of chance.

        The options may contain `first`, the seat that moves first, and `position`, a position in HFN.
        """
        if seed is not None:
            self._action_space.seed(seed)
        options = options or {}
        self._state = self.game.new_initial_state(first=options.get("first"), position=options.get("position"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Plays an action for the selected agent. Raises HalmaError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("An agent whose game is over can only step with None.")
            self._remove(agent)
            return
        if action is None:
            raise ValueError("An agent must step with an action while its game is in progress.")
        state = self._current()
        state.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, state.rewards()))
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]
        if state.is_terminal():
            ends = self.truncations if state.termination == "cap" else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        """Returns what an agent sees. The mask of an agent that is not to move allows nothing."""
        state = self._current()
        player = self.possible_agents.index(agent)
        return {
            "observation": state.observation_tensor(player),
            "action_mask": state.legal_actions_mask(player),
        }

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Returns the selected agent's observation, reward since its last action, termination, truncation and info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the selected agent until all agents are gone."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def state(self) -> bytes:
        """Returns the observation of the first player."""
        return self._current().observation_tensor(0)

    def render(self) -> str:
        """Returns the position in HFN."""
        return self._current().observation_string()

    def close(self) -> None:
        """Stops the process, unless other environments share it."""
        if self._owns_session:
            self.game.session.close()

    def _current(self) -> State:
        if self._state is None:
            raise RuntimeError("Call reset before the first step.")
        return self._state

    def _select(self) -> None:
        player = self._current().current_player()
        if player >= 0:
            self.agent_selection = self.possible_agents[player]

    def _remove(self, agent: str) -> None:
        self.agents.remove(agent)
        for values in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del values[agent]
        if self.agents:
            self.agent_selection = self.agents[0]


def env(game_id: str = "halma-2", **settings: Any) -> HalmaEnv:
    """Creates an environment. Takes the same settings as HalmaEnv."""
    return HalmaEnv(game_id, **settings)
