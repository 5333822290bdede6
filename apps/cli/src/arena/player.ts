import type { Move, Position, Seat } from '@halma/rules';

/** The kinds of faults that lose a game. */
export const FAULT_KINDS = ['crash', 'illegal-move', 'bad-answer', 'timeout'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** A player's fault. */
export interface PlayerFault {
  readonly kind: FaultKind;
  readonly detail: string;
}

/** The clock of a seat before its turn. */
export interface Clock {
  readonly remainingMs: number;
  readonly incrementMs: number;
}

/** A request for a move. */
export interface MoveRequest {
  readonly position: Position;
  /** The clocks of the seats that have one. */
  readonly clocks: ReadonlyMap<Seat, Clock>;
}

/**
 * A move or a fault. `chargedMs` is the time to charge for the move when it differs from the elapsed time; `score` is the
 * player's evaluation of the position, in moves, if it has reported one.
 */
export type PlayerChoice =
  | { readonly move: Move; readonly chargedMs?: number; readonly score?: number }
  | { readonly fault: PlayerFault };

/** Plays one seat in a series of games. */
export interface ArenaPlayer {
  /**
   * Prepares for a game.
   *
   * @param seed the seed of the player's random choices
   * @returns a fault, or null
   */
  readonly startGame: (start: Position, seed: number) => Promise<PlayerFault | null>;
  /** Chooses a move. The caller asks only if the seat has a move other than a pass. */
  readonly chooseMove: (request: MoveRequest) => Promise<PlayerChoice>;
  /**
   * Returns the CPU time used so far, in milliseconds, or the elapsed time where the system does not report CPU time.
   */
  readonly cpuTimeMs: () => number;
  /** Stops the processes started for this player. */
  readonly close: () => void;
}
