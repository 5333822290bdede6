import {
  formatRecord,
  isRanked,
  type Position,
  resultText,
  type Seat,
  seatLetter,
  type Told,
  turnsAmong,
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
  const [start] = positions;
  const end = positions.at(-1);
  if (start === undefined || end === undefined) throw new Error('a game without positions');
  const told = toldOf(positions, faults);
  const comment = told.get(start)?.comment;
  return formatRecord({
    event: 'Arena',
    date,
    players: Object.fromEntries(start.rules.seats.map((seat) => [seatLetter(seat), nameOf(seat)])),
    start,
    fromPosition,
    ...(comment !== undefined && { comment }),
    turns: turnsAmong(positions, (after) => told.get(after)),
    end,
    result: resultText(end.outcome),
    termination: end.outcome?.termination ?? 'unfinished',
    tags: new Map([
      ['Round', `${round + 1}`],
      ['ArenaGame', `${game + 1}`],
    ]),
  });
}

/** What was done wrong, by the position it led to: where its seat is out, or, where that ended the game, the last one before. */
function toldOf(
  positions: PlayedGame['positions'],
  faults: PlayedGame['faults'],
): ReadonlyMap<Position, Told> {
  const told = new Map<Position, Told>();
  for (const { seat, ply, kind, detail } of faults) {
    const open = positions.filter((position) => position.ply === ply && position.outcome === null);
    const after = open.find((position) => isRanked(position, seat)) ?? open.at(-1);
    if (after === undefined) continue;
    const said = [told.get(after)?.comment, `${seatLetter(seat)}: ${kind}, ${detail}`];
    const why = kind === 'timeout' ? 'time' : 'resignation';
    told.set(after, { comment: said.filter(Boolean).join('; '), why });
  }
  return told;
}
