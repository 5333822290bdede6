import { type Cell, manOf, type Position } from '@halma/rules';
import { setUp, setUpMen } from '../board/set-up.ts';
import { ARMY } from './army.ts';

/** Where the men may lie: near the yard they make for, or anywhere. */
export const SPREADS = ['near', 'anywhere'] as const;

export type Spread = (typeof SPREADS)[number];

/** How far from the far corner men lie who are near. */
const NEAR = 8;

/** Men spread at random outside the far yard. The same seed always spreads them alike. */
export function spreadMen(seed: number, spread: Spread): Position {
  const { rules, toMove } = setUp(ARMY);
  const { board, yards } = rules;
  const yard = yards[toMove];
  const tip = yard?.targetTip ?? 0;
  const room = board.names.flatMap((_, cell) => {
    const isFar = spread === 'near' && board.distance(cell, tip) > NEAR;
    return isFar || yard?.inTarget[cell] === 1 ? [] : [cell];
  });
  const cells = drawn(room, yard?.target.length ?? 0, randomNumbers(seed));
  return setUpMen(ARMY, new Map(cells.map((cell) => [cell, manOf(toMove, 0)])));
}

/** Draws so many different cells, each as likely as any other. */
function drawn(cells: readonly Cell[], count: number, random: () => number): readonly Cell[] {
  const left = [...cells];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}

/** Numbers from 0 up to 1 that follow from a seed: the generator known as mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
