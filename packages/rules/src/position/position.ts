import type { Cell } from '../board/board.ts';
import type { Outcome } from '../ends/outcome.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import type { Move } from '../turn/move.ts';
import type { RepetitionHistory } from './repetition-history.ts';

/** The state of a game. A position is immutable: `play` returns a new one. */
export interface Position {
  readonly rules: Rules;
  /** The man on each cell, or 0. The wall and `offBoard` have entries too, for the move generator. */
  readonly men: Uint8Array;
  readonly toMove: Seat;
  /** The seat that moved first, from which rounds are counted. */
  readonly firstSeat: Seat;
  /** The number of completed turns. Drops and passes count; skipped seats do not. */
  readonly ply: number;
  /** 1 + the number of times the turn has reached or passed the seat that moved first. */
  readonly round: number;
  /**
   * The rank of each seat; 0 while it is in play. Seats that finish take ranks from first place down, eliminated seats
   * from last place up.
   */
  readonly ranks: readonly number[];
  /** The seats that are out of the game without having finished, as bits. They are skipped; their men stay. */
  readonly eliminated: number;
  /**
   * The seats whose own camp has been empty of their men at least once, as bits. Only recorded under `evacuate=on`, for
   * seats whose camp is the target of an opponent.
   */
  readonly evacuated: number;
  /** The number of men that each seat still has in hand. */
  readonly hands: readonly number[];
  /** The total number of men in hand. Until it is 0, seats drop men and cannot move them. */
  readonly dropsLeft: number;
  /** Cetro: whether the seat to move must jump if it can. */
  readonly jumpDemanded: boolean;
  /** The number of turns that each seat has played, including passes. */
  readonly turnsPlayed: readonly number[];
  /** The seats that have passed since a man was last moved or dropped, as bits. */
  readonly passed: number;
  /** The move that led to this position; null at the start of a game and in a parsed position. */
  readonly lastMove: Move | null;
  readonly previous: Position | null;
  /** The positions before this one that can still occur again. */
  readonly repetitionHistory: RepetitionHistory | null;
  /** A hash of the placement of men. */
  readonly hash: number;
  /** The number of times that this position has occurred, including this time. */
  readonly occurrences: number;
  /** The outcome of the game; null while it is in progress. */
  readonly outcome: Outcome | null;
}

/** A mutable position under construction. */
export type Draft = { -readonly [Field in keyof Position]: Position[Field] };

/** Returns whether a seat has finished or been eliminated. */
export function isRanked(position: Position, seat: Seat): boolean {
  return (position.ranks[seat] ?? 0) !== 0;
}

/** Returns whether a seat has a man on any of the given cells. */
export function hasManIn({ men }: Pick<Position, 'men'>, seat: Seat, cells: readonly Cell[]): boolean {
  return cells.some((cell) => seatOf(men[cell] ?? VACANT) === seat);
}
