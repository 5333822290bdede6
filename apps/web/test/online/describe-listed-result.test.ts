import type { GameListItem } from '@halma/protocol';
import { expect, test } from 'vitest';
import { describeListedResult } from '../../src/online/describe-listed-result.ts';
import { RUTH, rowOf, TOMAS } from './sample-game.ts';

const ruth = { kind: 'person', person: RUTH.id } as const;
const tomas = { kind: 'person', person: TOMAS.id } as const;
const level = { kind: 'level', level: 4 } as const;

const twoSeats: GameListItem['seats'] = { A: ruth, C: tomas };
const fourSeats: GameListItem['seats'] = { A: ruth, B: level, C: tomas, D: level };

test.each([
  ['the winner', twoSeats, 'A>C', RUTH.id, 'You won!'],
  ['the loser', twoSeats, 'A>C', TOMAS.id, 'You lost.'],
  ['a reader who did not play', twoSeats, 'A>C', 'visitor0000000000', 'Ruth won.'],
  ['a player of a drawn game', twoSeats, 'A=C', RUTH.id, 'Draw.'],
  ['the third of four', fourSeats, 'B>D>A>C', RUTH.id, '3rd of 4.'],
  ['the player behind two who share first place', fourSeats, 'B=D>A>C', RUTH.id, '3rd of 4.'],
  ['the player behind a draw between the others', fourSeats, 'B=C=D>A', RUTH.id, '4th of 4.'],
  ['a player who shares second place', fourSeats, 'B>A=C=D', RUTH.id, '2nd of 4.'],
  ['winning partners', fourSeats, 'AC>BD', TOMAS.id, 'You won!'],
  ['partners who lost to computers', fourSeats, 'BD>AC', RUTH.id, 'You lost.'],
  [
    'a reader of a game between partners',
    fourSeats,
    'AC>BD',
    'visitor0000000000',
    /^Ruth and Guest toma won\.$/,
  ],
  ['a reader of a game that no side finished', twoSeats, '*', RUTH.id, 'The game is over.'],
])('a list describes the result for %s', (_, seats, result, reader, words) => {
  const row = rowOf('game00000000', { phase: 'over', seats, result, people: [RUTH, TOMAS] });
  expect(describeListedResult(row, reader)).toMatch(words);
});
