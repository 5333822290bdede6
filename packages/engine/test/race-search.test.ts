import { legalMoves } from '@halma/rules';
import { expect, it } from 'vitest';
import { findBestRaces } from '../src/race/race-search.ts';
import { rulesOf, withMen } from './support/positions.ts';

it('no race begins if the caller stops the search just before it', () => {
  const position = withMen(rulesOf('halma-2'), 'A: j12 k11 l10, C: a1 b1');
  const firstMoves = legalMoves(position).flatMap((move) => (move.kind === 'normal' ? [move] : []));
  let reads = 0;
  const clock = (): number => {
    reads += 1;
    return reads === 1 ? 0 : Number.POSITIVE_INFINITY;
  };
  for (const deadline of [1000, Number.POSITIVE_INFINITY]) {
    reads = 0;
    const budget = { clock, deadline, nodes: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };
    expect(findBestRaces(position, firstMoves, { width: 300, count: 2, budget })).toEqual([]);
  }
});
