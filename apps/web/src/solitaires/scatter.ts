import { type Cell, manOf, type Position } from '@halma/rules';
import { setUp, setUpMen } from '../board/set-up.ts';
import { ARMY } from './army.ts';

/** The area in which men can be placed: near their target camp, or anywhere outside it. */
export const SPREADS = ['near', 'anywhere'] as const;

export type Spread = (typeof SPREADS)[number];

/** The maximum distance from the far corner that counts as near, in steps. */
const MAX_NEAR_DISTANCE = 8;

/** Places men at random outside the target camp. The same seed gives the same position. */
export function scatterMen(seed: number, spread: Spread): Position {
  const { rules, toMove } = setUp(ARMY);
  const { board, camps } = rules;
  const camp = camps[toMove];
  const tip = camp?.targetTip ?? 0;
  const candidates = board.names.flatMap((_, cell) => {
    const isFar = spread === 'near' && board.distance(cell, tip) > MAX_NEAR_DISTANCE;
    return isFar || camp?.inTarget[cell] === 1 ? [] : [cell];
  });
  const cells = drawCells(candidates, camp?.target.length ?? 0, randomNumbers(seed));
  return setUpMen(ARMY, new Map(cells.map((cell) => [cell, manOf(toMove, 0)])));
}

/** Returns `count` distinct cells chosen at random, all equally likely. */
function drawCells(cells: readonly Cell[], count: number, random: () => number): readonly Cell[] {
  const remaining = [...cells];
  return Array.from(
    { length: count },
    () => remaining.splice(Math.floor(random() * remaining.length), 1)[0] ?? 0,
  );
}

/** Returns a generator of pseudorandom numbers from 0 up to, but not including, 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
