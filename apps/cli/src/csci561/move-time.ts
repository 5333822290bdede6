import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';

/** Own turns of a whole game, by self-play; games against weaker players are shorter. */
const TURNS_OF_GAME = 75;

/** Turns that are always reckoned with, however near the end seems. */
const RESERVE_TURNS = 5;

/** Turns that must remain possible without a search, if a rival who will not come home makes the game a long one. */
const HELD_BACK_TURNS = 40;

/**
 * How much CPU time to spend on a turn, in milliseconds: what is left, shared among the turns still to come and some more.
 *
 * @param left for all of them, in milliseconds
 * @param turns still to come, this one included
 * @param least what a turn takes without any search, in milliseconds
 */
export function turnMilliseconds(left: number, turns: number, least: number): number {
  return (left - HELD_BACK_TURNS * least) / (turns + RESERVE_TURNS);
}

/** About how many turns a seat still needs, by how much of its way from home to target is left. */
export function turnsToCome(position: Position, seat: Seat): number {
  const { rules, men } = position;
  const yard = rules.yards[seat];
  if (yard === undefined) return 1;
  const way = (cell: number): number => rules.board.distance(cell, yard.targetTip);
  const sum = (cells: readonly number[]): number => cells.reduce((total, cell) => total + way(cell), 0);
  const standing = Array.from(men.keys()).filter(
    (cell) => cell < rules.board.cells && men[cell] !== VACANT && seatOf(men[cell] ?? VACANT) === seat,
  );
  const share = (sum(standing) - sum(yard.target)) / (sum(yard.home) - sum(yard.target));
  return Math.max(1, Math.ceil(TURNS_OF_GAME * share));
}
