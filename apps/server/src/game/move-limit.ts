import { type GameState, hasStarted, isLeftToComputers } from './state.ts';

/**
 * The number of moves after which an online game ends in a draw if it is not over. Otherwise two players who move back
 * and forth, or two programs, could make the log of a game grow without end.
 */
export const MAX_MOVES = 3000;

/**
 * Returns whether a game in progress has reached the maximum number of moves, so that the server ends it. A game that
 * only computers still play ends for that reason instead.
 */
export function hasReachedMoveLimit(state: GameState): boolean {
  return (
    state.phase === 'playing' &&
    hasStarted(state) &&
    state.position.ply >= MAX_MOVES &&
    !isLeftToComputers(state)
  );
}
