import type { GameView } from '@halma/protocol';
import { makeRules, type Result, type Rules, seatFromLetter, startPosition } from '@halma/rules';
import { newSession, type Session, withTurn } from '../game/session.ts';
import { parseTurn, type Turn } from '../game/turn.ts';

type Score = GameView['score'];

/** Returns the rules of an online game. Refuses rules that this page does not know. */
export function rulesOfTerms({ rules }: GameView['terms']): Result<Rules> {
  const options = Object.fromEntries(
    Object.entries(rules.options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return makeRules({ game: rules.game, preset: rules.preset, options });
}

/** A replayed game, and the list of moves from which it was replayed. */
export interface ReplayedHistory {
  readonly session: Session;
  readonly score: Score;
  readonly first: string | undefined;
}

/**
 * Replays a list of moves. Reuses the turns of an earlier replay, so that the board animates only the new moves.
 *
 * @returns undefined if a move is illegal, which can occur if the page is older than the server
 */
export function replayHistory(
  rules: Rules,
  { score, standing }: Pick<GameView, 'score' | 'standing'>,
  earlierReplay?: ReplayedHistory,
): ReplayedHistory | undefined {
  const replayed = replayedStart(rules, standing.first, score, earlierReplay);
  if (replayed === undefined) return undefined;
  let { session } = replayed;
  for (const entry of score.slice(session.turns.length)) {
    const turn = turnOf(rules, entry);
    const next = turn === undefined ? undefined : withTurn(session, turn);
    if (next === undefined || !next.ok) return undefined;
    session = next.value;
  }
  return { session: withUnlistedEnd(session, standing), score, first: standing.first };
}

/** Returns the earlier replay if the list of moves continues it; otherwise the start of the game. */
function replayedStart(
  rules: Rules,
  first: ReplayedHistory['first'],
  score: Score,
  earlierReplay: ReplayedHistory | undefined,
): Pick<ReplayedHistory, 'session'> | undefined {
  const isContinuation =
    earlierReplay !== undefined &&
    earlierReplay.first === first &&
    earlierReplay.session.turns.length === earlierReplay.score.length &&
    earlierReplay.score.every((entry, index) => JSON.stringify(entry) === JSON.stringify(score[index]));
  if (isContinuation) return earlierReplay;
  const start = startPosition(rules, first as Parameters<typeof startPosition>[1]);
  return start.ok ? { session: newSession(start.value, new Map()) } : undefined;
}

function turnOf({ board }: Rules, entry: Score[number]): Turn | undefined {
  if ('move' in entry) {
    const turn = parseTurn(board, entry.move);
    return turn.ok ? turn.value : undefined;
  }
  const seat = seatFromLetter(entry.out);
  if (seat === undefined) return undefined;
  return { kind: entry.why === 'time' ? 'time' : 'resignation', seat };
}

/**
 * Adds an agreed or claimed draw, or the end of a game in which no person was left or that had too many moves. Only the
 * termination shows it; the list of moves has no entry for it.
 */
function withUnlistedEnd(session: Session, { phase, termination }: GameView['standing']): Session {
  if (phase !== 'over' || session.present.outcome !== null) return session;
  const ended = withTurn(session, { kind: unlistedEnd(termination) });
  return ended.ok ? ended.value : session;
}

function unlistedEnd(
  termination: GameView['standing']['termination'],
): 'agreed-draw' | 'claimed-draw' | 'abandoned' {
  // The rules have no limit on the number of moves unless an option sets one.
  if (termination === 'abandoned' || termination === 'cap') return 'abandoned';
  return termination === 'claim' ? 'claimed-draw' : 'agreed-draw';
}
