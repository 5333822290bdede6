import random
import unittest

from halma import HalmaEnv, HalmaError, Session, env


class EnvTest(unittest.TestCase):
    session: Session

    @classmethod
    def setUpClass(cls) -> None:
        cls.session = Session()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.session.close()

    def play_randomly(self, game: HalmaEnv, seed: int) -> dict[str, float]:
        """Plays a game as in PettingZoo's documentation, and returns the reward of each agent."""
        totals: dict[str, float] = {}
        game.reset(seed=seed)
        for agent in game.agent_iter():
            observation, reward, terminated, truncated, info = game.last()
            assert observation is not None
            self.assertEqual(info, {})
            totals[agent] = totals.get(agent, 0.0) + reward
            if terminated or truncated:
                self.assertEqual(sum(observation["action_mask"]), 0)
                action = None
            else:
                action = game.action_space(agent).sample(observation["action_mask"])
                self.assertTrue(game.action_space(agent).contains(action))
            game.step(action)
        return totals

    def test_random_play_follows_the_protocol(self) -> None:
        for game_id in ("rhombus-5", "star-3", "star-6", "cetro", "top-secret"):
            with self.subTest(game_id):
                game = env(game_id, options={"moveCap": "40"}, session=self.session)
                totals = self.play_randomly(game, seed=5)
                self.assertEqual(set(totals), set(game.possible_agents))
                self.assertEqual(game.agents, [])
                self.assertAlmostEqual(sum(totals.values()), 0.0)

    def test_observations_have_the_announced_shapes(self) -> None:
        game = env("star-3", session=self.session)
        game.reset()
        for agent in game.possible_agents:
            spaces, observation = game.observation_space(agent), game.observe(agent)
            planes, cells = spaces["observation"].shape
            self.assertEqual(len(observation["observation"]), planes * cells)
            self.assertEqual(len(observation["action_mask"]), game.action_space(agent).n)
        self.assertEqual((game.num_agents, game.max_num_agents), (3, 3))

    def test_the_same_seed_gives_the_same_game(self) -> None:
        game = env("rhombus-5", options={"moveCap": "30"}, session=self.session)
        ends = []
        for seed in (1, 1, 2):
            self.play_randomly(game, seed)
            ends.append(game.render())
        self.assertEqual(ends[0], ends[1])
        self.assertNotEqual(ends[1], ends[2])

    def test_the_cap_truncates_and_a_win_terminates(self) -> None:
        rng = random.Random(1)
        game = env("rhombus-5", options={"moveCap": "2"}, session=self.session)
        game.reset()
        for _ in range(2):
            mask = game.observe(game.agent_selection)["action_mask"]
            game.step(rng.choice([action for action, allowed in enumerate(mask) if allowed]))
        self.assertEqual((set(game.truncations.values()), set(game.terminations.values())), ({True}, {False}))
        game = env("rhombus-5-three", session=self.session)
        game.reset(options={"position": "R5:3AA/3A1/5/5/CCC2 A - 10 11"})
        game.step(game.game.string_to_action("d4-e4"))
        self.assertEqual((set(game.truncations.values()), set(game.terminations.values())), ({False}, {True}))
        self.assertEqual(game.rewards, {"A": 1.0, "C": -1.0})
        self.assertEqual([game.agent_selection, game.last(observe=False)[1]], ["A", 1.0])
        game.step(None)
        self.assertEqual([game.agent_selection, game.last(observe=False)[1]], ["C", -1.0])

    def test_wrong_steps_are_refused(self) -> None:
        game = env("rhombus-5", session=self.session)
        with self.assertRaises(RuntimeError):
            game.observe("A")
        game.reset()
        with self.assertRaises(ValueError):
            game.step(None)
        with self.assertRaises(HalmaError):
            game.step(0)


if __name__ == "__main__":
    unittest.main()
