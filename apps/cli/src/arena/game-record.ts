import {
  formatRecord,
  type Position,
  type RecordedTurn,
  resultText,
  type Seat,
  seatLetter,
} from '@halma/rules';
import type { PlayedGame } from './play-game.ts';

export interface RecordHeading {
  /** `2026.11.21` */
  readonly date: string;
  /** Counted from 0. */
  readonly game: number;
  readonly round: number;
  /** True when the match did not begin with the game's own start. */
  readonly fromPosition: boolean;
  readonly nameOf: (seat: Seat) => string;
}

/** Writes a game of a match as a record, with what its players did wrong as comments. */
export function recordOfGame({ positions, faults }: PlayedGame, heading: RecordHeading): string {
  const { date, game, round, fromPosition, nameOf } = heading;
  const from = recordStart(positions);
  const start = positions[from];
  const end = positions.at(-1);
  if (start === undefined || end === undefined) throw new Error('a game without positions');
  const comments = new Map<number, string>();
  for (const { seat, ply, kind, detail } of faults)
    comments.set(
      ply,
      [comments.get(ply), `${seatLetter(seat)}: ${kind}, ${detail}`].filter(Boolean).join('; '),
    );
  const turns = positions.slice(from + 1).flatMap((after, index): readonly RecordedTurn[] => {
    const before = positions[from + index];
    if (after.lastMove === null || after.ply === before?.ply) return [];
    const comment = comments.get(after.ply);
    return [{ move: after.lastMove, ...(comment !== undefined && { comment }) }];
  });
  const comment = comments.get(start.ply);
  return formatRecord({
    event: 'Arena',
    date,
    players: Object.fromEntries(start.rules.seats.map((seat) => [seatLetter(seat), nameOf(seat)])),
    start,
    fromPosition: fromPosition || from > 0,
    ...(comment !== undefined && { comment }),
    turns,
    end,
    result: resultText(end.outcome),
    termination: end.outcome?.termination ?? 'unfinished',
    tags: new Map([
      ['Round', `${round + 1}`],
      ['ArenaGame', `${game + 1}`],
    ]),
  });
}

/** A record cannot tell of a seat that gives up while others play on, so it begins where the last one did. */
function recordStart(positions: readonly Position[]): number {
  return positions.findLastIndex(
    (after, index) => index === 0 || (after.outcome === null && after.ply === positions[index - 1]?.ply),
  );
}
