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
  ['the first', 'one', ROWS, 'two'],
  ['the second', 'two', ROWS, 'three'],
  ['the last', 'three', ROWS, 'one'],
  ['a game in which the opponent is to move', 'theirs', ROWS, 'one'],
  ['a game that is not in the list', 'not in the list', ROWS, 'one'],
  ['the only one, which is not offered again', 'one', ROWS.slice(0, 1), undefined],
  ['a game that is no longer in the list', 'theirs', ROWS.slice(0, 1), 'one'],
  ['a game, if no game waits', 'theirs', ROWS.slice(3), undefined],
  ['a game, if the list is empty', 'one', [], undefined],
])('the next waiting game after %s', (_, from, rows, next) => {
  expect(nextWaitingGame(rows, from)).toBe(next);
});
