import type { GameView } from '@halma/protocol';
import { makeRules, type Result, type Rules, seatOfLetter, startPosition } from '@halma/rules';
import { newSession, type Session, withTurn } from '../game/session.ts';
import { parseTurn, type Turn } from '../game/turn.ts';

type Score = GameView['score'];

/** The rules of a table; refused when the server plays a game that this page does not know. */
export function rulesOfTable({ rules }: GameView['terms']): Result<Rules> {
  const options = Object.fromEntries(
    Object.entries(rules.options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return makeRules({ game: rules.game, preset: rules.preset, options });
}

/** A game as it has been played so far, and the score it was played from. */
export interface PlayedScore {
  readonly session: Session;
  readonly score: Score;
  readonly first: string | undefined;
}

/**
 * Plays a score. What was played before is not played again, so that the board sees one move follow another.
 *
 * @returns undefined when the score is not one of these rules: the page is then older than the server
 */
export function playScore(
  rules: Rules,
  { score, standing }: Pick<GameView, 'score' | 'standing'>,
  before?: PlayedScore,
): PlayedScore | undefined {
  const begun = begin(rules, standing.first, score, before);
  if (begun === undefined) return undefined;
  let { session } = begun;
  for (const entry of score.slice(session.turns.length)) {
    const turn = turnOf(rules, entry);
    const next = turn === undefined ? undefined : withTurn(session, turn);
    if (next === undefined || !next.ok) return undefined;
    session = next.value;
  }
  return { session: withAgreedEnd(session, standing), score, first: standing.first };
}

function begin(
  rules: Rules,
  first: PlayedScore['first'],
  score: Score,
  before: PlayedScore | undefined,
): Pick<PlayedScore, 'session'> | undefined {
  const follows =
    before !== undefined &&
    before.first === first &&
    before.session.turns.length === before.score.length &&
    before.score.every((entry, index) => JSON.stringify(entry) === JSON.stringify(score[index]));
  if (follows) return before;
  const start = startPosition(rules, first as Parameters<typeof startPosition>[1]);
  return start.ok ? { session: newSession(start.value, new Map()) } : undefined;
}

function turnOf({ board }: Rules, entry: Score[number]): Turn | undefined {
  if ('move' in entry) {
    const turn = parseTurn(board, entry.move);
    return turn.ok ? turn.value : undefined;
  }
  const seat = seatOfLetter(entry.out);
  if (seat === undefined) return undefined;
  return { kind: entry.why === 'time' ? 'time' : 'resignation', seat };
}

/** A draw stands in no score: it is told by how the game ended. */
function withAgreedEnd(session: Session, { phase, termination }: GameView['standing']): Session {
  if (phase !== 'over' || session.present.outcome !== null) return session;
  const ended = withTurn(session, { kind: termination === 'claim' ? 'claimed-draw' : 'agreed-draw' });
  return ended.ok ? ended.value : session;
}
