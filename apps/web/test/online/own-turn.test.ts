import type { GameRow } from '@halma/protocol';
import { expect, test } from 'vitest';
import { nextWaiting, waitingGames } from '../../src/online/own-turn.ts';
import { rowOf } from './sample-game.ts';

const ROWS: readonly GameRow[] = [
  rowOf('one', { seat: 'A', toMove: 'A' }),
  rowOf('two', { seat: 'C', toMove: 'C' }),
  rowOf('three', { seat: 'A', toMove: 'A' }),
  rowOf('theirs', { seat: 'A', toMove: 'C' }),
  rowOf('waits', { seat: 'A' }),
  // Nobody sits, nobody moves: not one's own turn either.
  rowOf('stood up', {}),
];

test('the games that wait are those in which one’s own seat is to move', () => {
  expect(waitingGames(ROWS).map(({ game }) => game)).toEqual(['one', 'two', 'three']);
});

test.each([
  ['one', ROWS, 'two'],
  ['two', ROWS, 'three'],
  ['three', ROWS, 'one'],
  ['theirs', ROWS, 'one'],
  ['not in the list', ROWS, 'one'],
  ['one', ROWS.slice(0, 1), undefined],
  ['theirs', ROWS.slice(0, 1), 'one'],
  ['theirs', ROWS.slice(3), undefined],
  ['one', [], undefined],
])('from %s one goes on to the next that waits', (from, rows, next) => {
  expect(nextWaiting(rows, from)).toBe(next);
});
