import {
  formatRecord,
  formatResult,
  isRanked,
  type Position,
  type Seat,
  seatLetter,
  type TurnAnnotation,
  turnsFromPositions,
} from '@halma/rules';
import { adjudicationText } from './adjudicate.ts';
import type { PlayedGame } from './play-game.ts';

/** The parts of a record that are not in the game itself. */
export interface RecordHeading {
  /** The date, as in `2026.11.21`. */
  readonly date: string;
  /** Counted from 0. */
  readonly game: number;
  readonly round: number;
  /** Whether the match starts from a position other than the usual start of the game. */
  readonly hasCustomStart: boolean;
  readonly nameOf: (seat: Seat) => string;
}

/** Formats a game in a match as a record, with the players' faults and any adjudication as comments. */
export function formatGameRecord(played: PlayedGame, heading: RecordHeading): string {
  const { positions } = played;
  const { date, game, round, hasCustomStart, nameOf } = heading;
  const [start] = positions;
  const end = positions.at(-1);
  if (start === undefined || end === undefined) throw new Error('the game has no positions');
  const annotations = collectAnnotations(played);
  const comment = annotations.get(start)?.comment;
  return formatRecord({
    event: 'Arena',
    date,
    players: Object.fromEntries(start.rules.seats.map((seat) => [seatLetter(seat), nameOf(seat)])),
    start,
    hasCustomStart,
    ...(comment !== undefined && { comment }),
    turns: turnsFromPositions(positions, (after) => annotations.get(after)),
    end,
    result: formatResult(end.outcome),
    termination: end.outcome?.termination ?? 'unfinished',
    tags: new Map([
      ['Round', `${round + 1}`],
      ['ArenaGame', `${game + 1}`],
    ]),
  });
}

/**
 * Collects comments on the faults, keyed by the position that each fault led to: the first position in which
 * the seat at fault no longer plays, or the last position if the fault ended the game. The comment on an
 * adjudication belongs to the last position before it.
 */
function collectAnnotations({
  positions,
  faults,
  adjudication,
}: PlayedGame): ReadonlyMap<Position, TurnAnnotation> {
  const annotations = new Map<Position, TurnAnnotation>();
  const last = positions.findLast(({ outcome }) => outcome === null);
  if (adjudication !== null && last !== undefined)
    annotations.set(last, { comment: adjudicationText(adjudication) });
  for (const { seat, ply, kind, detail } of faults) {
    const candidates = positions.filter((position) => position.ply === ply && position.outcome === null);
    const after = candidates.find((position) => isRanked(position, seat)) ?? candidates.at(-1);
    if (after === undefined) continue;
    const comments = [annotations.get(after)?.comment, `${seatLetter(seat)}: ${kind}, ${detail}`];
    const reason = kind === 'timeout' ? 'time' : 'resignation';
    annotations.set(after, { comment: comments.filter(Boolean).join('; '), reason });
  }
  return annotations;
}
