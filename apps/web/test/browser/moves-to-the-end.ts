import { chooseMove } from '@halma/engine';
import { type Move, type Position, play } from '@halma/rules';

/** Returns the moves with which the engine finishes a game, with few nodes a move, so that they are the same each time. */
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
