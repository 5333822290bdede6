import { type Move, type Position, play } from '@halma/rules';

/**
 * Returns the moves up to, but not including, the first that the rules refuse. The kernel generates all steps and hops
 * after the first move, although the rules may require men to leave their camp, or may have ended the game.
 */
export function legalPart(start: Position, moves: readonly Move[]): readonly Move[] {
  let position = start;
  const firstRefused = moves.findIndex((move) => {
    const next = play(position, move);
    if (next.ok) position = next.value;
    return !next.ok;
  });
  return firstRefused < 0 ? moves : moves.slice(0, firstRefused);
}
