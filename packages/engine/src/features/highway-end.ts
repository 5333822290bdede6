import { type Cell, type Seat, VACANT } from '@halma/rules';
import { neighbour } from './bearings.ts';
import { chainTo, landingsFrom } from './hops.ts';
import { ladder } from './ladder.ts';
import type { Situation } from './situation.ts';

/** How the ladder lies: it should be open behind, for the own men, and closed in front. */
export interface HighwayEnd {
  /** Enemy men whom a run along it brings nearer to their own target. */
  readonly guests: readonly Cell[];
  /** Vacant cells behind its first man, by which the next can follow. */
  readonly entries: readonly Cell[];
}

/** So many of a ladder's men crossed in one hop make it a run along the ladder. */
const RUN = 2;

/** Who else can use the own longest ladder. Nobody and nothing where there is none. */
export function highwayEnd(situation: Situation): HighwayEnd {
  const own = ladder(situation);
  if (own === null) return { guests: [], entries: [] };
  const over = new Set(own.over);
  const runsAlong = (rival: Situation, from: Cell): boolean =>
    landingsFrom(rival, from, 'any').some((last) => {
      const crossed = chainTo(last).flatMap((landing) => (over.has(landing.over) ? [landing.over] : []));
      const hop = { from, to: last.cell };
      return new Set(crossed).size >= RUN && rival.gain(hop) > 0 && rival.mayEnd(hop);
    });
  const guestsOf = (seat: Seat): readonly Cell[] => {
    const rival = situation.seenBy(seat);
    return rival === null ? [] : rival.own.filter((from) => runsAlong(rival, from));
  };
  return { guests: situation.rivals.flatMap(guestsOf), entries: behind(situation, own.route[0]) };
}

function behind(situation: Situation, first: Cell = situation.board.wall): readonly Cell[] {
  return situation.bearings.directions
    .map((direction) => neighbour(situation.board, first, direction))
    .filter((cell) => situation.position.men[cell] === VACANT && situation.way(cell) >= situation.way(first));
}
