import type { Cell } from '@halma/rules';

/** Two armies that move in turn share the numbers of cells: each has so many. */
export const CELLS_OF_TWO = 128;

/** An army that moves in turn with another and helps it home. */
export interface Partner {
  /** Where its men stand. */
  readonly cells: readonly Cell[];
  /** By cell: what a man costs who stands there. */
  readonly costs: Int32Array;
  /** Does it make the first move? */
  readonly begins: boolean;
}
