import { formatRecord, resultText, type Seat, seatLetter, turnsAmong } from '@halma/rules';
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
  const [start] = positions;
  const end = positions.at(-1);
  if (start === undefined || end === undefined) throw new Error('a game without positions');
  const comments = new Map<number, string>();
  for (const { seat, ply, kind, detail } of faults)
    comments.set(
      ply,
      [comments.get(ply), `${seatLetter(seat)}: ${kind}, ${detail}`].filter(Boolean).join('; '),
    );
  const comment = comments.get(start.ply);
  return formatRecord({
    event: 'Arena',
    date,
    players: Object.fromEntries(start.rules.seats.map((seat) => [seatLetter(seat), nameOf(seat)])),
    start,
    fromPosition,
    ...(comment !== undefined && { comment }),
    turns: turnsAmong(positions, ({ ply }) => comments.get(ply)),
    end,
    result: resultText(end.outcome),
    termination: end.outcome?.termination ?? 'unfinished',
    tags: new Map([
      ['Round', `${round + 1}`],
      ['ArenaGame', `${game + 1}`],
    ]),
  });
}
