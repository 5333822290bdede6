import type { Position } from '@halma/rules';
import { type Accessor, createMemo } from 'solid-js';
import type { Session } from '../../../game/session.ts';
import { isInPlay } from './available-actions.ts';
import type { OnlineGame } from './online-game.ts';

/** The state of a started game that its seats, actions and notes depend on. */
export interface PlayState {
  readonly session: Accessor<Session>;
  readonly present: () => Position;
  readonly isPlaying: () => boolean;
  /** Whether the game has ended or was aborted. */
  readonly isOver: () => boolean;
  /** Whether the user holds a seat that is still in play. */
  readonly isPlayer: () => boolean;
  readonly isPlayersTurn: () => boolean;
  readonly canMove: () => boolean;
}

/**
 * Derives the state from a game.
 *
 * @param initialSession the session of the started game when the page opens
 */
export function createPlayState(game: OnlineGame, initialSession: Session): PlayState {
  const session = createMemo((previous: Session) => game.session() ?? previous, initialSession);
  const present = (): Position => session().present;
  const isPlaying = (): boolean => game.status().phase === 'playing';
  const isPlayer = (): boolean => {
    const seat = game.seat();
    return isPlaying() && seat !== undefined && isInPlay(present(), seat);
  };
  const isPlayersTurn = (): boolean => present().toMove === game.seat();
  return {
    session,
    present,
    isPlaying,
    isOver: () => game.status().phase === 'over' || game.status().phase === 'aborted',
    isPlayer,
    isPlayersTurn,
    canMove: () => isPlayer() && isPlayersTurn() && game.movableSeats().length > 0,
  };
}
