import { type Cell, manOf, type Position } from '@halma/rules';
import { setUp, setUpMen } from '../board/set-up.ts';
import { ARMY } from './army.ts';

/** Where the men may stand: near their target camp, or anywhere. */
export const SPREADS = ['near', 'anywhere'] as const;

export type Spread = (typeof SPREADS)[number];

/** The greatest distance from the far corner that counts as near. */
const NEAR = 8;

/** Places men at random outside the target camp. The same seed gives the same position. */
export function spreadMen(seed: number, spread: Spread): Position {
  const { rules, toMove } = setUp(ARMY);
  const { board, camps } = rules;
  const camp = camps[toMove];
  const tip = camp?.targetTip ?? 0;
  const room = board.names.flatMap((_, cell) => {
    const isFar = spread === 'near' && board.distance(cell, tip) > NEAR;
    return isFar || camp?.inTarget[cell] === 1 ? [] : [cell];
  });
  const cells = drawn(room, camp?.target.length ?? 0, randomNumbers(seed));
  return setUpMen(ARMY, new Map(cells.map((cell) => [cell, manOf(toMove, 0)])));
}

/** Draws a number of different cells, all equally likely. */
function drawn(cells: readonly Cell[], count: number, random: () => number): readonly Cell[] {
  const left = [...cells];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}

/** Generates numbers from 0 up to 1 from a seed: the generator known as mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
