import type { Army } from '../army/army.ts';
import { cellsByLine, projectionsOf } from '../army/projections.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { takeOver } from '../home/knowledge.ts';
import type { Searcher, Shift } from '../home/shift.ts';
import { type Half, HalfWays } from './half-ways.ts';
import { joinedWay } from './joined-way.ts';

/** Tables of more profiles than this take too long. */
const MOST_PROFILES = 8_000_000;

/** Moves for which gains are tabulated. */
const TABULATED = 9;

/** Are there few enough profiles, ways to share out the men among the lines of the board, to be tabulated? */
export function canProveByHalves(army: Army): boolean {
  const lines = cellsByLine(projectionsOf(army)[0] ?? []).length;
  let profiles = 1;
  for (let line = 1; line < lines; line += 1) profiles = (profiles * (army.cells.length + line)) / line;
  return profiles <= MOST_PROFILES;
}

/**
 * Rules out one length after the other by looking at halves. A way of n moves reaches in its first half a placement whose
 * image is reached in the moves of the second half, and their gains add up to the whole army's. So if no half of n / 2 moves
 * gains half of that there is no way; and if one gains g at most, the other gains the rest at least. All such beginnings are
 * collected, and where none is the image of another there is no way of n moves.
 *
 * @param memory bytes after which it gives up
 */
export function halvesProof(symmetries: CrossingSymmetries, memory: number): Searcher {
  return function* (shift) {
    const { army, clock, known } = shift;
    const halves = new HalfWays(army, symmetries, clock);
    for (let moves = 1; moves <= TABULATED; moves += 1) while (!halves.tabulate(shift.until)) yield 0;
    const whole = wholeGain(army, symmetries);
    const greatest: number[] = [0];
    const collect = function* (longer: Half, shorter: Half): Generator<number, boolean> {
      halves.begin(longer, shorter, memory);
      for (let end = halves.extend(shift.until); end !== 'complete'; end = halves.extend(shift.until)) {
        if (end === 'out-of-memory') return false;
        if (end === 'out-of-time') yield halves.listed;
      }
      return true;
    };
    for (let moves = 2; known.moves === null || known.bound < known.moves.length; moves += 1) {
      const more = Math.ceil(moves / 2);
      const fewer = moves - more;
      if (greatest[more] === undefined) {
        const half = { moves: more, gain: Math.ceil(whole / 2) };
        if (!(yield* collect(half, half))) return;
        // Where nothing gains half, less than half is all that is known.
        greatest[more] = Math.max(halves.greatestGain, half.gain - 1);
      }
      const together = (greatest[more] ?? 0) + (greatest[fewer] ?? 0);
      if (together >= whole) {
        const longer = { moves: more, gain: whole - (greatest[fewer] ?? 0) };
        const shorter = { moves: fewer, gain: whole - (greatest[more] ?? 0) };
        if (!(yield* collect(longer, shorter))) return;
        if (yield* isJoined(halves, shift)) {
          takeOver(known, joinedWay(army.cells, ...halves.beginnings(), symmetries));
          return;
        }
      }
      known.bound = Math.max(known.bound, moves + 1);
    }
  };
}

/** Looks for a join of the halves that have been collected. */
function* isJoined(halves: HalfWays, shift: Shift): Generator<number, boolean> {
  halves.beginJoin();
  let end = halves.join(shift.until);
  for (; end === 'out-of-time'; end = halves.join(shift.until)) yield halves.listed;
  return end === 'joined';
}

/** What the whole army gains on its way: lines, added up over men and projections. */
function wholeGain(army: Army, { turn }: CrossingSymmetries): number {
  const gain = (cell: number): number =>
    projectionsOf(army).reduce((sum, line) => sum + (line[turn[cell] ?? cell] ?? 0) - (line[cell] ?? 0), 0);
  return army.cells.reduce((sum, cell) => sum + gain(cell), 0);
}
