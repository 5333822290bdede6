import random
import unittest

from halma import HalmaError, Session, load_game
from halma.game import TERMINAL_PLAYER


class GameTest(unittest.TestCase):
    session: Session

    @classmethod
    def setUpClass(cls) -> None:
        cls.session = Session()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.session.close()

    def test_a_game_reports_its_players_actions_and_shapes(self) -> None:
        for game_id, players, actions, shape in (
            ("halma-2", 2, 257**2, [2, 256]),
            ("star-6", 6, 122**2, [6, 121]),
            ("rhombus-5", 2, 26**2, [2, 25]),
            ("marked", 2, 257**2, [4, 256]),
            ("top-secret", 2, 257**2, [4, 256]),
            ("cetro", 2, 2 * 82**2, [7, 81]),
        ):
            with self.subTest(game_id):
                game = load_game(game_id, session=self.session)
                self.assertEqual(game.num_players(), players)
                self.assertEqual(game.num_distinct_actions(), actions)
                self.assertEqual(game.observation_tensor_shape(), shape)
                state = game.new_initial_state()
                self.assertEqual(len(state.observation_tensor()), game.observation_tensor_size())

    def test_reads_and_writes_actions(self) -> None:
        for game_id, text in (
            ("rhombus-5", "a1-c1"),
            ("top-secret", "@h8"),
            ("top-secret", "a1-off"),
            ("cetro", "a1-b2!"),
            ("cetro", "a1-b2"),
            ("halma-2", "--"),
        ):
            with self.subTest(text):
                game = load_game(game_id, session=self.session)
                action = game.string_to_action(text)
                self.assertEqual(game.action_to_string(0, action), text)
                self.assertLess(action, game.num_distinct_actions())

    def test_the_mask_allows_the_legal_actions(self) -> None:
        state = load_game("rhombus-5", session=self.session).new_initial_state()
        allowed = [action for action, bit in enumerate(state.legal_actions_mask()) if bit]
        self.assertEqual(allowed, state.legal_actions())
        self.assertEqual(state.legal_actions(1), [])
        self.assertEqual(sum(state.legal_actions_mask(1)), 0)

    def test_a_clone_does_not_change_the_original(self) -> None:
        state = load_game("star-2", session=self.session).new_initial_state()
        state.apply_action(state.legal_actions()[0])
        before = str(state)
        child = state.child(state.legal_actions()[0])
        self.assertEqual(str(state), before)
        self.assertNotEqual(str(child), before)
        self.assertEqual(child.history()[:1], state.history())
        self.assertEqual(len(child.information_state_string().split()), 2)

    def test_a_repetition_ends_the_game_and_a_clone_remembers_it(self) -> None:
        state = load_game("rhombus-5", session=self.session).new_initial_state()
        shuffle = ("c1-d1", "c5-b5", "d1-c1", "b5-c5")
        for text in (shuffle * 2)[:-1]:
            state.apply_action(state.string_to_action(text))
        state = state.clone()
        self.assertFalse(state.is_terminal())
        state.apply_action(state.string_to_action(shuffle[-1]))
        self.assertEqual((state.result, state.termination), ("A=C", "repetition"))
        self.assertEqual(state.current_player(), TERMINAL_PLAYER)
        self.assertEqual(state.returns(), [0.0, 0.0])
        self.assertEqual(state.legal_actions(), [])

    def test_an_illegal_action_is_refused_and_changes_nothing(self) -> None:
        state = load_game("rhombus-5", session=self.session).new_initial_state()
        before = str(state)
        for action in (0, -1, 10**6):
            with self.assertRaises(HalmaError):
                state.apply_action(action)
        self.assertEqual((str(state), state.history()), (before, []))

    def test_the_winner_of_a_game_gets_a_return_of_one(self) -> None:
        game = load_game("rhombus-5-three", {"moveCap": "4", "capResult": "progress"}, session=self.session)
        state = game.new_initial_state()
        for text in ("a1-c1", "e5-c5", "c1-d1", "c5-e5"):
            state.apply_action(state.string_to_action(text))
        self.assertEqual((state.result, state.termination, state.returns()), ("A>C", "cap", [1.0, -1.0]))

    def test_discarded_states_are_removed_from_the_session(self) -> None:
        with Session() as session:
            state = load_game("rhombus-5", session=session).new_initial_state()
            copies = [{"verb": "copy", "handle": state._handle} for _ in range(9_900)]
            session.ask_all(copies)
            # A session holds at most 10,000 games, so it would refuse the last clones if discarded ones
            # stayed open.
            for _ in range(300):
                state.clone()

    def test_the_observer_comes_first_in_the_planes(self) -> None:
        state = load_game("rhombus-5", session=self.session).new_initial_state()
        first, second = state.observation_tensor(0), state.observation_tensor(1)
        self.assertEqual((first[:25], first[25:]), (second[25:], second[:25]))
        self.assertEqual(sum(first), 12)

    def test_a_game_without_a_move_cap_has_no_maximum_length(self) -> None:
        game = load_game("rhombus-5", {"moveCap": "none"}, session=self.session)
        with self.assertRaisesRegex(ValueError, "without a move cap"):
            game.max_game_length()

    def test_random_games_end(self) -> None:
        rng = random.Random(3)
        for game_id in ("star-6", "top-secret", "cetro", "halma-4"):
            with self.subTest(game_id):
                game = load_game(game_id, {"moveCap": "60"}, session=self.session)
                state = game.new_initial_state()
                while not state.is_terminal():
                    state.apply_action(rng.choice(state.legal_actions()))
                self.assertLessEqual(state.move_number(), game.max_game_length())
                self.assertAlmostEqual(sum(state.returns()), 0.0)


if __name__ == "__main__":
    unittest.main()
