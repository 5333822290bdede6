import type { GameListItem } from '@halma/protocol';
import { expect, test } from 'vitest';
import { nextWaitingGame, waitingGames } from '../../src/online/players-turn.ts';
import { rowOf } from './sample-game.ts';

const ROWS: readonly GameListItem[] = [
  rowOf('one', { seat: 'A', toMove: 'A' }),
  rowOf('two', { seat: 'C', toMove: 'C' }),
  rowOf('three', { seat: 'A', toMove: 'A' }),
  rowOf('theirs', { seat: 'A', toMove: 'C' }),
  rowOf('waiting', { seat: 'A' }),
  // The player has no seat and no seat is to move: the two undefined values must not count as equal.
  rowOf('left', {}),
];

test("the waiting games are those with the player's seat to move", () => {
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
])('finds the next waiting game after %s', (from, rows, next) => {
  expect(nextWaitingGame(rows, from)).toBe(next);
});
