import type { GameListItem } from '@halma/protocol';
import { expect, test } from 'vitest';
import { describeListedResult } from '../../src/online/describe-listed-result.ts';
import { RUTH, rowOf, TOMAS } from './sample-game.ts';

const ruth = { kind: 'person', person: RUTH.id } as const;
const tomas = { kind: 'person', person: TOMAS.id } as const;
const level = { kind: 'level', level: 4 } as const;

const two: GameListItem['seats'] = { A: ruth, C: tomas };
const four: GameListItem['seats'] = { A: ruth, B: level, C: tomas, D: level };

test.each([
  ['the winner', two, 'A>C', RUTH.id, 'You won!'],
  ['the loser', two, 'A>C', TOMAS.id, 'You lost.'],
  ['a reader who did not play', two, 'A>C', 'visitor0000000000', 'Ruth won.'],
  ['a player of a drawn game', two, 'A=C', RUTH.id, 'Draw.'],
  ['the third of four', four, 'B>D>A>C', RUTH.id, '3rd of 4.'],
  ['winning partners', four, 'AC>BD', TOMAS.id, 'You won!'],
  ['partners who lost to computers', four, 'BD>AC', RUTH.id, 'You lost.'],
  ['a reader of a game between partners', four, 'AC>BD', 'visitor0000000000', /^Ruth and Guest toma won\.$/],
  ['a reader of a game that no side finished', two, '*', RUTH.id, 'The game is over.'],
])('a list describes the result for %s', (_, seats, result, reader, words) => {
  const row = rowOf('game00000000', { phase: 'over', seats, result, people: [RUTH, TOMAS] });
  expect(describeListedResult(row, reader)).toMatch(words);
});
