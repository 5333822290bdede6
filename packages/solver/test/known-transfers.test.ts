import { describe, expect, test } from 'vitest';
import { armyOf } from '../src/army/army.ts';
import { knownTransfer, wayFault } from '../src/index.ts';
import { restsBound } from '../src/transfer/rests-bound.ts';
import { aloneIn, startAlone } from './positions.ts';

describe.each([
  ['halma-2', 43, 27],
  ['halma-4', 40, 20],
  ['grasshopper-8', 18, 18],
  ['grasshopper-10', 27, 23],
  ['star-2', 27, 27],
])('the way across the board of %s', (game, best, bound) => {
  const rules = aloneIn(game);
  const start = startAlone(rules);
  const known = knownTransfer(rules);
  const moves = known?.moves ?? [];

  test(`brings the army home in ${best} moves, all legal`, () => {
    expect(known).toMatchObject({ best, bound, proven: best === bound });
    expect(wayFault(start, moves)).toBeNull();
  });

  test('has a bound at least that of the rests', () => {
    const army = armyOf(rules, 1, start.men);
    expect(army && restsBound(army)).toBeLessThanOrEqual(bound);
  });

  test('is refused when it has been doctored', () => {
    const [first, second, ...rest] = moves;
    if (first === undefined || second === undefined) throw new Error('no moves');
    expect(wayFault(start, moves.slice(0, -1))).toEqual({ code: 'not-home' });
    const farther = { ...first, to: moves.at(-1)?.to ?? 0 };
    expect(wayFault(start, [farther, second, ...rest])).toMatchObject({ code: 'illegal-move', ply: 1 });
    expect(wayFault(start, [first, first, ...rest])).toEqual({
      code: 'illegal-move',
      ply: 2,
      refusal: 'no-man-there',
    });
  });
});

test('of games that nobody has crossed there is none', () => {
  expect(knownTransfer(aloneIn('color'))).toBeNull();
});
