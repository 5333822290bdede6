import { type Cell, type Seat, VACANT } from '@halma/rules';
import { chainTo, landingsFrom } from './hops.ts';
import { findLadder } from './ladder.ts';
import { neighbour } from './seat-geometry.ts';
import type { SeatView } from './seat-view.ts';

/** The two ends of the ladder. The rear should be open to the seat's own men, and the front closed to opponents. */
export interface HighwayEnd {
  /** Opponents' men that a hop along the ladder brings closer to their own target. */
  readonly opponentUsers: readonly Cell[];
  /** Vacant cells behind or beside the first man, from which the next man can follow. */
  readonly entries: readonly Cell[];
}

/** A hop runs along the ladder if it jumps over at least this many of its men. */
const MIN_LADDER_MEN = 2;

/** Finds the users and the entries of the seat's ladder. Both lists are empty if there is no ladder. */
export function findHighwayEnd(view: SeatView): HighwayEnd {
  const ownLadder = findLadder(view);
  const [first] = ownLadder?.route ?? [];
  if (ownLadder === null || first === undefined) return { opponentUsers: [], entries: [] };
  const ladderMen = new Set(ownLadder.jumpedMen);
  const runsAlong = (opponent: SeatView, from: Cell): boolean =>
    landingsFrom(opponent, from, 'any').some((last) => {
      const jumped = chainTo(last)
        .map((landing) => landing.jumped)
        .filter((cell) => ladderMen.has(cell));
      const hop = { from, to: last.cell };
      return (
        new Set(jumped).size >= MIN_LADDER_MEN && opponent.gain(hop) > 0 && opponent.isAllowedDestination(hop)
      );
    });
  const usersOf = (seat: Seat): readonly Cell[] => {
    const opponent = view.viewOf(seat);
    return opponent === null ? [] : opponent.ownMen.filter((from) => runsAlong(opponent, from));
  };
  return { opponentUsers: view.opponents.flatMap(usersOf), entries: entriesBehind(view, first) };
}

function entriesBehind(view: SeatView, first: Cell): readonly Cell[] {
  return view.geometry.directions
    .map((direction) => neighbour(view.board, first, direction))
    .filter(
      (cell) => view.position.men[cell] === VACANT && view.distanceToGo(cell) >= view.distanceToGo(first),
    );
}
