import subprocess
import tempfile
import unittest
from pathlib import Path

from halma import Session, load_game, read_games, read_positions
from halma.session import find_command


class DatasetTest(unittest.TestCase):
    folder: tempfile.TemporaryDirectory[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        for name, concurrency in (("one", 1), ("two", 2)):
            target = Path(cls.folder.name) / name
            settings = ["--game", "rhombus-7-three", "--games", "3", "--nodes", "20"]
            command = [*find_command(), "dataset", str(target), *settings, "--concurrency", str(concurrency)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.folder.cleanup()

    def test_the_number_of_threads_does_not_affect_the_files(self) -> None:
        one, two = (sorted((Path(self.folder.name) / name).iterdir()) for name in ("one", "two"))
        self.assertEqual([path.name for path in one], [path.name for path in two])
        self.assertEqual(len(one), 4)
        for first, second in zip(one, two):
            self.assertEqual(first.read_bytes(), second.read_bytes())

    def test_the_rules_can_replay_the_games_read(self) -> None:
        games = list(read_games(Path(self.folder.name) / "one"))
        self.assertEqual([game.number for game in games], [0, 1, 2])
        with Session() as session:
            for record in games:
                game = load_game(record.game, record.options, preset=record.preset, session=session)
                state = game.new_initial_state(first=record.first)
                for move in record.moves:
                    state.apply_action(state.string_to_action(move))
                self.assertEqual((state.result, state.termination), (record.result, record.termination))
                self.assertEqual(state.returns(), [2 * record.scores[seat] - 1 for seat in game.seats])

    def test_reads_evaluated_positions(self) -> None:
        evaluations = list(read_positions(Path(self.folder.name) / "one"))
        self.assertGreater(len(evaluations), 0)
        with Session() as session:
            game = load_game("rhombus-7-three", session=session)
            for evaluation in evaluations:
                state = game.new_initial_state(position=evaluation.position)
                self.assertEqual(game.seats[state.current_player()], evaluation.to_move)
                self.assertIn(state.string_to_action(evaluation.best), state.legal_actions())


if __name__ == "__main__":
    unittest.main()
