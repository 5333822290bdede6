import type { Move, Position, Seat } from '@halma/rules';

/** What a player can do wrong. */
export const FAULT_KINDS = ['crash', 'illegal-move', 'bad-answer', 'timeout'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** What a player did wrong, and more about it in words. */
export interface PlayerFault {
  readonly kind: FaultKind;
  readonly detail: string;
}

/** A clock as it stands before a turn, in milliseconds. */
export interface Clock {
  readonly left: number;
  readonly increment: number;
}

/** What a player is asked. */
export interface Turn {
  readonly position: Position;
  /** The clocks of the seats that have one. */
  readonly clocks: ReadonlyMap<Seat, Clock>;
}

/** A move, with the milliseconds it is charged where these are not the time that went by; or what went wrong. */
export type Chosen =
  | { readonly move: Move; readonly milliseconds?: number }
  | { readonly fault: PlayerFault };

/** Someone who plays a seat in one game after the other. */
export interface Contestant {
  /** Makes ready for a game. @param seed for whatever chance there is in his play @returns what went wrong, or null */
  readonly begin: (start: Position, seed: number) => Promise<PlayerFault | null>;
  /** Chooses a turn where there is more than the pass. */
  readonly choose: (turn: Turn) => Promise<Chosen>;
  /** CPU time used up so far, in milliseconds; time gone by where that is not known. */
  readonly spent: () => number;
  /** Ends whatever was started for him. */
  readonly close: () => void;
}
