import { legalMoves, type Position, playListed, type Rules, startPosition } from '@halma/rules';
import { must } from './positions.ts';

/** Numbers from 0 up to 1, the same for the same seed: the multiplicative generator of Park and Miller. */
export function chain(seed: number): () => number {
  let state = 1 + (Math.imul(seed, 7919) >>> 2);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The position after so many random turns from the start, or before one that would end the game. */
export function positionAfter(rules: Rules, plies: number, seed: number): Position {
  const random = chain(seed);
  let position = must(startPosition(rules));
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    const next = move === undefined ? position : playListed(position, move);
    if (next.outcome !== null) break;
    position = next;
  }
  return position;
}
