import { GAMES, KIND_COUNT, manOf } from '@halma/rules';
import { expect, test } from 'vitest';
import { makeMoveTable } from '../src/rules/move-table.ts';
import { movementOf } from '../src/rules/rules.ts';
import { rulesOf } from './fixtures.ts';

const CONFINED = { leaveTarget: 'forbidden', leaveTest: 'every-landing' };

/**
 * Every game with its default options, men confined to their targets on each shape of board, and each option that
 * changes how men move.
 */
const CASES = [
  ...GAMES.map(({ id }) => ({ game: id, options: {} })),
  ...(['halma-2', 'star-3', 'rhombus-9'] as const).map((game) => ({ game, options: CONFINED })),
  { game: 'halma-4', options: { jumpReach: 'symmetric' } },
  { game: 'cetro', options: { cetroChain: 'chain' } },
  { game: 'color', options: { darkCorner: 'light' } },
];

test.each([
  ['halma-4', 1],
  ['color', 1],
  ['cetro-reconstruction', 3],
] as const)('the number of different move tables in %s is %i', (game, count) => {
  const tables = rulesOf(game).moveTables.filter((table) => table !== undefined);
  expect(new Set(tables).size).toBe(count);
});

test.each(CASES)('men of $game share a table only if they move alike: $options', ({ game, options }) => {
  const rules = rulesOf(game, options);
  const { board } = rules;
  const movement = movementOf(rules.game, rules.options);
  const isConfined = rules.options.leaveTarget === 'forbidden' && rules.options.leaveTest === 'every-landing';
  for (const seat of board.seats) {
    for (let kind = 0; kind < KIND_COUNT; kind += 1) {
      const man = manOf(seat, kind);
      const expected = makeMoveTable({
        board,
        movement,
        options: rules.options,
        man,
        canBearOff: rules.game.goal === 'cleared',
        confinedZone: isConfined ? (rules.camps[seat]?.inTarget ?? null) : null,
      });
      expect(rules.moveTables[man]).toEqual(expected);
    }
  }
});
