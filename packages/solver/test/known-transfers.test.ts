import { describe, expect, test } from 'vitest';
import { armyOf } from '../src/army/army.ts';
import { checkSolution, knownTransfer } from '../src/index.ts';
import { restBound } from '../src/transfer/rest-bound.ts';
import { soloRules, soloStart } from './positions.ts';

describe.each([
  ['halma-2', 43, 27],
  ['halma-4', 40, 20],
  ['grasshopper-8', 18, 18],
  ['grasshopper-10', 27, 23],
  ['star-2', 27, 27],
])('the known path across the board of %s', (game, best, bound) => {
  const rules = soloRules(game);
  const start = soloStart(rules);
  const known = knownTransfer(rules);
  const moves = known?.moves ?? [];

  test(`brings the army home in ${best} legal moves`, () => {
    expect(known).toMatchObject({ fewestMoves: best, lowerBound: bound, proven: best === bound });
    expect(checkSolution(start, moves)).toBeNull();
  });

  test('has a lower bound that is at least restBound', () => {
    const army = armyOf(rules, 1, start.men);
    expect(army && restBound(army)).toBeLessThanOrEqual(bound);
  });

  test('is refused if one of its moves is changed or missing', () => {
    const [first, second, ...rest] = moves;
    if (first === undefined || second === undefined) throw new Error('no moves');
    expect(checkSolution(start, moves.slice(0, -1))).toEqual({ code: 'not-home' });
    const illegal = { ...first, to: moves.at(-1)?.to ?? 0 };
    expect(checkSolution(start, [illegal, second, ...rest])).toMatchObject({ code: 'illegal-move', ply: 1 });
    expect(checkSolution(start, [first, first, ...rest])).toEqual({
      code: 'illegal-move',
      ply: 2,
      refusal: 'no-man-there',
    });
  });
});

test('knownTransfer returns null for a game without a stored path', () => {
  expect(knownTransfer(soloRules('color'))).toBeNull();
});
