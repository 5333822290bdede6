import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/game/move-list.ts';
import { columnsOf, moveRowsOf } from '../../src/game/move-rows.ts';
import { after, afterMoves, gameOf } from './setup.ts';

describe('the list of moves', () => {
  test('has a row for each round and a column for each seat', () => {
    const game = afterMoves(gameOf('halma-2', 'pp'), 'd1-f1', 'p12-p11', 'e1-g1');
    const rows = moveRowsOf(game);
    expect(rows.map((row) => row.round)).toEqual([1, 2]);
    expect(rows[0]?.entries.map((entry) => [entry?.from, entry?.to, entry?.jumps])).toEqual([
      ['d1', 'f1', 1],
      ['p12', 'p11', 0],
    ]);
    expect(rows[1]?.entries[1]).toBeUndefined();
    expect(rows.map((row) => row.pendingColumn)).toEqual([-1, 1]);
  });

  test('opens a row for the next move', () => {
    expect(moveRowsOf(gameOf('halma-2', 'pp'))).toEqual([
      { round: 1, entries: [undefined, undefined], pendingColumn: 0 },
    ]);
  });

  test('starts each row with the seat that moved first', () => {
    const game = afterMoves(gameOf('halma-4', 'pppp', {}, 'C'), 'm16-l16', 'p4-o5');
    expect(columnsOf(game)).toEqual([3, 4, 1, 2]);
    expect(moveRowsOf(game)[0]?.entries.map((entry) => entry?.seat)).toEqual([3, 4, undefined, undefined]);
  });

  test('leaves the column of a seat that resigned empty, and has no row for the resignation', () => {
    const game = afterMoves(
      after(afterMoves(gameOf('halma-4', 'pppp'), 'd1-e1'), { kind: 'resignation', seat: 2 }),
      'm16-l16',
    );
    expect(moveRowsOf(game)[0]?.entries.map((entry) => entry?.kind)).toEqual([
      'normal',
      undefined,
      'normal',
      undefined,
    ]);
    expect(entriesOf(game).map((entry) => entry.index)).toEqual([1, 2, 3]);
  });

  test('ends with the last move even if the game ends by resignation', () => {
    const game = afterMoves(gameOf('halma-2', 'pp'), 'e1-f1', 'p12-p11');
    expect(moveRowsOf(after(game, { kind: 'resignation', seat: 1 }))).toHaveLength(1);
  });

  test('reuses its entries from one move to the next', () => {
    const game = afterMoves(gameOf('halma-2', 'pp'), 'e1-f1');
    expect(entriesOf(afterMoves(game, 'p12-p11'))[0]).toBe(entriesOf(game)[0]);
  });
});
