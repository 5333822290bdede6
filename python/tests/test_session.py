import unittest

from halma import HalmaError, Session


class SessionTest(unittest.TestCase):
    def test_refusals_have_codes_and_the_session_stays_usable(self) -> None:
        with Session() as session:
            for request, code in (
                ({"verb": "start", "game": "chess"}, "unknown-game"),
                ({"verb": "play", "handle": 7, "action": 0}, "unknown-handle"),
                ({"verb": "fly"}, "unknown-verb"),
            ):
                with self.assertRaises(HalmaError) as caught:
                    session.ask_all([request, {"verb": "start"}])
                self.assertEqual(caught.exception.code, code)
            self.assertEqual(session.ask(verb="rules", game="star-3")["seats"], ["A", "C", "E"])

    def test_many_requests_sent_together_get_responses_in_order(self) -> None:
        with Session() as session:
            handle = session.ask(verb="start", game="star-6")["handle"]
            requests = [{"id": number, "verb": "show", "handle": handle} for number in range(2_000)]
            ids = [response["id"] for response in session.ask_all(requests)]
            self.assertEqual(ids, list(range(2_000)))

    def test_a_closed_session_reports_that_it_is_closed(self) -> None:
        session = Session()
        session.close()
        with self.assertRaises((ConnectionError, ValueError)):
            session.ask(verb="start")


if __name__ == "__main__":
    unittest.main()
