import { checkPosition } from './check-arguments.ts';
import type { Position } from './position/position.ts';
import { printValue } from './print-value.ts';
import { listMoves } from './turn/legal-moves.ts';
import { decodeMove } from './turn/move.ts';
import { MoveList } from './turn/move-list.ts';
import { playUnchecked } from './turn/play.ts';

/** More turns than any program can count. */
const MAX_DEPTH = 100;

/**
 * Counts sequences of legal turns, to check the move generator.
 *
 * @param depth the number of turns, 1 to 100
 * @returns at index i, the number of sequences of exactly i + 1 turns, excluding those in which the game ends earlier
 */
export function perft(position: Position, depth: number): readonly number[] {
  checkPosition(position);
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH)
    throw new RangeError(
      `\`depth\` must be a whole number from 1 to ${MAX_DEPTH}, not ${printValue(depth)}.`,
    );
  const counts = new Array<number>(depth).fill(0);
  const lists = Array.from({ length: depth }, () => new MoveList());
  const { offBoard } = position.rules.board;
  const count = (current: Position, ply: number): void => {
    const list = lists[ply];
    if (list === undefined) return;
    listMoves(current, list);
    counts[ply] = (counts[ply] ?? 0) + list.count;
    if (ply + 1 === depth) return;
    for (let index = 0; index < list.count; index += 1) {
      count(playUnchecked(current, decodeMove(list.at(index), offBoard)), ply + 1);
    }
  };
  count(position, 0);
  return counts;
}
