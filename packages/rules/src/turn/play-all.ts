import { checkPosition } from '../check-arguments.ts';
import type { Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { Move } from './move.ts';
import { play } from './play.ts';

/**
 * Plays moves, or the text of moves, one after another.
 *
 * @returns the last position; or the first refusal, with the move's number, starting at 1, as its `ply`
 */
export function playAll(start: Position, moves: readonly (Move | string)[]): Result<Position> {
  // A caller in plain JavaScript may pass anything, such as the text of one move.
  if (!Array.isArray(moves)) return refuse('bad-move', { ply: 1 });
  checkPosition(start);
  let position = start;
  for (const [index, move] of moves.entries()) {
    const next = play(position, move);
    if (!next.ok) return { ok: false, refusal: { ...next.refusal, ply: index + 1 } };
    position = next.value;
  }
  return accept(position);
}
