import { chooseMove } from '@halma/engine';
import { type Move, type Position, play } from '@halma/rules';

/**
 * Returns the moves that the engine plays to finish a game. It searches a fixed number of nodes, so the moves
 * are always the same.
 */
export function movesToTheEnd(start: Position): Move[] {
  const moves: Move[] = [];
  for (let position = start; position.outcome === null && moves.length < 400; ) {
    const move = chooseMove(position, { now: () => 0, nodes: 400 });
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    moves.push(move);
    position = next.value;
  }
  return moves;
}
