import type { Cell } from '../board/board.ts';
import type { Outcome } from '../ends/outcome.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import type { Move } from '../turn/move.ts';
import type { PastPositions } from './past-positions.ts';

/** Where a game stands. A position is a value: nothing in it is ever written to, and `play` makes a new one. */
export interface Position {
  readonly rules: Rules;
  /** By cell: the man on it, or 0. The wall and the place off the board have an entry too, for the generator. */
  readonly men: Uint8Array;
  readonly toMove: Seat;
  /** The seat that began, from which rounds are counted. */
  readonly first: Seat;
  /** Turns completed; a drop and a pass are turns, a skipped seat is none. */
  readonly ply: number;
  /** 1 + the times the turn has come to, or past, the seat that began. */
  readonly round: number;
  /** By seat: 0 in play; else the rank of a seat that has finished, or is out (then counted from the last). */
  readonly ranks: readonly number[];
  /** By seat, as bits: seats that lost or left the game before it ended. They are skipped; their men stay. */
  readonly out: number;
  /** By seat, as bits: seats that have once had no man in their own camp. */
  readonly evacuated: number;
  /** By seat: men still in hand. */
  readonly hands: readonly number[];
  /** Men in all hands together: while there are any, nobody moves on the board. */
  readonly dropsLeft: number;
  /** Cetro: the seat to move has been told to jump if it can. */
  readonly demand: boolean;
  /** By seat: turns made, passes included. */
  readonly turns: readonly number[];
  /** By seat, as bits: seats that have passed since a man was last moved or dropped. */
  readonly passed: number;
  /** The move that led here; null where a game or a reader began. */
  readonly lastMove: Move | null;
  readonly previous: Position | null;
  /** The positions before this one that could still come up again. */
  readonly past: PastPositions | null;
  /** A number that equal placements of men share. */
  readonly hash: number;
  /** How often this position has occurred, this time included. */
  readonly occurrences: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
}

/** A position that is being worked out and is not yet anybody's. */
export type Draft = { -readonly [Field in keyof Position]: Position[Field] };

/** Has the seat finished, or gone out? */
export function isRanked(position: Position, seat: Seat): boolean {
  return (position.ranks[seat] ?? 0) !== 0;
}

/** Has the seat a man on any of these cells? */
export function hasManIn({ men }: Pick<Position, 'men'>, seat: Seat, cells: readonly Cell[]): boolean {
  return cells.some((cell) => seatOf(men[cell] ?? VACANT) === seat);
}
