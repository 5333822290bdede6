import type { Cell } from '../board/board.ts';
import type { Outcome } from '../ends/outcome.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import type { Move } from '../turn/move.ts';
import type { RepetitionHistory } from './repetition-history.ts';

/** The state of a game. A position is immutable: `play` returns a new one. */
export interface Position {
  readonly rules: Rules;
  /** By cell: the man on it, or 0. The wall and the place off the board have an entry too, for the generator. */
  readonly men: Uint8Array;
  readonly toMove: Seat;
  /** The seat that began, from which rounds are counted. */
  readonly firstSeat: Seat;
  /** Turns completed; a drop and a pass are turns, a skipped seat is none. */
  readonly ply: number;
  /** 1 + the number of times the turn has reached or passed the seat that began. */
  readonly round: number;
  /** By seat: 0 while in play; otherwise the rank of a seat that has finished or is out (ranks of seats that are out count from the last). */
  readonly ranks: readonly number[];
  /** By seat, as bits: seats that lost or left the game before it ended. They are skipped; their men stay. */
  readonly eliminated: number;
  /** By seat, as bits: seats whose own camp has been empty of their men at least once. */
  readonly evacuated: number;
  /** By seat: men still in hand. */
  readonly hands: readonly number[];
  /** Men in all hands together: while there are any, players drop men and move none. */
  readonly dropsLeft: number;
  /** Cetro: the seat to move must jump if it can. */
  readonly jumpDemanded: boolean;
  /** By seat: turns made, passes included. */
  readonly turnsPlayed: readonly number[];
  /** By seat, as bits: seats that have passed since a man was last moved or dropped. */
  readonly passed: number;
  /** The move that led here; null at the start of a game and in a parsed position. */
  readonly lastMove: Move | null;
  readonly previous: Position | null;
  /** The positions before this one that can still occur again. */
  readonly repetitionHistory: RepetitionHistory | null;
  /** A hash of the placement of men. */
  readonly hash: number;
  /** How often this position has occurred, this time included. */
  readonly occurrences: number;
  /** How the game ended; null while it is in progress. */
  readonly outcome: Outcome | null;
}

/** A mutable position under construction. */
export type Draft = { -readonly [Field in keyof Position]: Position[Field] };

/** Has the seat finished or been eliminated? */
export function isRanked(position: Position, seat: Seat): boolean {
  return (position.ranks[seat] ?? 0) !== 0;
}

/** Does the seat have a man on any of these cells? */
export function hasManIn({ men }: Pick<Position, 'men'>, seat: Seat, cells: readonly Cell[]): boolean {
  return cells.some((cell) => seatOf(men[cell] ?? VACANT) === seat);
}
