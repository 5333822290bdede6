import type { SeatFacts } from '@halma/protocol';
import {
  jumpCountsFrom,
  type Move,
  type Position,
  parseMove,
  type SeatLetter,
  seatLetter,
} from '@halma/rules';
import type { StartedGame } from './state.ts';

/** The longest hop of a seat: its number of jumps, and its ply in the game. */
export type LongestHop = NonNullable<SeatFacts['longestHop']>;

/** The minimum number of jumps for a hop to count: a single jump is not remarkable. */
const MIN_JUMPS = 2;

/**
 * Returns the longest hop of each seat in the moves that were not taken back; the first of several equal ones. A hop
 * counts as the fewest jumps in which its man could get there, so that a detour does not make it longer.
 */
export function longestHops({ position, history }: StartedGame): ReadonlyMap<SeatLetter, LongestHop> {
  const moves = history.flatMap((entry) => ('move' in entry ? [entry.move] : []));
  const longest = new Map<SeatLetter, LongestHop>();
  for (let after = position; after.previous !== null; after = after.previous) {
    const before = after.previous;
    // A seat that leaves the game changes the position, but makes no move.
    const text = after.ply > before.ply ? moves[before.ply] : undefined;
    const move = text === undefined ? undefined : parseMove(before.rules.board, text);
    const jumps = move?.ok ? jumpsOf(before, move.value) : 0;
    const seat = seatLetter(before.toMove);
    if (jumps >= Math.max(MIN_JUMPS, longest.get(seat)?.jumps ?? 0))
      longest.set(seat, { jumps, ply: after.ply });
  }
  return longest;
}

function jumpsOf(before: Position, move: Move): number {
  if (move.kind !== 'normal' || before.rules.board.distance(move.from, move.to) === 1) return 0;
  return jumpCountsFrom(before, move.from).get(move.to) ?? 0;
}
