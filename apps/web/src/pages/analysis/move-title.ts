import type { Move, Position, Seat } from '@halma/rules';
import { moveNumber } from '../../analysis/move-number.ts';
import { lineMove } from '../../game/line-moves.ts';

/** Returns a move with its number and its player: “3. Black d1–f3”. */
export function moveTitle(before: Position, move: Move, nameOf: (seat: Seat) => string): string {
  return `${moveNumber(before)} ${nameOf(before.toMove)} ${lineMove(before, move).text}`;
}
