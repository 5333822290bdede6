import { chooseMove } from '@halma/engine';
import { type Move, type Position, play } from '@halma/rules';

/** The moves with which a computer that thinks little, and always the same, brings a game to its end. */
export function movesToTheEnd(start: Position): Move[] {
  const moves: Move[] = [];
  for (let position = start; position.outcome === null && moves.length < 400; ) {
    const move = chooseMove(position, { clock: () => 0, nodes: 400 });
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    moves.push(move);
    position = next.value;
  }
  return moves;
}
