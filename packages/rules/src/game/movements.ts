import { type Board, type Cell, isDark } from '../board/board.ts';
import type { Direction } from '../board/shape.ts';
import type { Seat } from '../seat.ts';
import type { OptionValues } from './options.ts';

/** A man that moves: its seat, its kind and its cell. */
interface MovingMan {
  readonly board: Board;
  readonly options: OptionValues;
  readonly seat: Seat;
  readonly kind: number;
  readonly cell: Cell;
}

/**
 * The way the men of a game move. In every game a jump passes over one man, and lands on a vacant cell or leaves the
 * board.
 */
export interface Movement {
  /** What a man's steps and jumps depend on: its cell alone, or also its seat or kind. */
  readonly dependsOn: 'cell' | 'seat' | 'kind';
  /** Returns whether the man may step in a direction from its cell. */
  readonly canStep: (man: MovingMan, direction: Direction) => boolean;
  /** Returns whether the man may jump in a direction from its cell. */
  readonly canJump: (man: MovingMan, direction: Direction) => boolean;
  /** Returns whether a man of one kind may jump over a man of another. */
  readonly canJumpOver: (kind: number, jumpedKind: number) => boolean;
  /** Returns whether one jump may follow another in a turn. */
  readonly allowsChains: (options: OptionValues) => boolean;
}

const isDiagonal = ({ dx, dy }: Direction): boolean => dx !== 0 && dy !== 0;
const isForward = (seat: Seat, { dy }: Direction): boolean => (seat === 1 ? dy > 0 : dy < 0);
const always = (): boolean => true;

const free: Movement = {
  dependsOn: 'cell',
  canStep: always,
  canJump: always,
  canJumpOver: always,
  allowsChains: always,
};

function isOnDarkSquare({ board, options, cell }: MovingMan): boolean {
  return isDark(board, cell) === (options.darkCorner === 'dark');
}

/** Color Halma: men on dark squares step diagonally, men on light squares jump along rows and columns. */
const color: Movement = {
  ...free,
  canStep: (man, direction) => isOnDarkSquare(man) && isDiagonal(direction),
  canJump: (man, direction) => !isOnDarkSquare(man) && !isDiagonal(direction),
};

/** Cetro: one diagonal step back or one diagonal jump forward; with `cetroChain=chain`, more jumps may follow. */
const cetro: Movement = {
  ...free,
  dependsOn: 'seat',
  canStep: ({ seat }, direction) => isDiagonal(direction) && !isForward(seat, direction),
  canJump: ({ seat }, direction) => isDiagonal(direction) && isForward(seat, direction),
  allowsChains: (options) => options.cetroChain === 'chain',
};

/** The mark of each kind of counter: B (kind 0) has mark 3, G has mark 2, R has mark 1. */
const MARK_OF_KIND = [3, 2, 1];

function markAllows(man: MovingMan, direction: Direction): boolean {
  const mark = MARK_OF_KIND[man.kind] ?? 3;
  return mark === 3 || (mark === 2) === isDiagonal(direction);
}

/**
 * The reconstructed Cetro: mark 1 moves straight, 2 diagonally, 3 in all directions. No counter jumps over a higher
 * mark.
 */
const marks: Movement = {
  dependsOn: 'kind',
  canStep: markAllows,
  canJump: markAllows,
  canJumpOver: (kind, jumpedKind) => (MARK_OF_KIND[jumpedKind] ?? 3) <= (MARK_OF_KIND[kind] ?? 3),
  allowsChains: always,
};

export type MovementName = 'free' | 'color' | 'cetro' | 'marks';

export const MOVEMENTS: Readonly<Record<MovementName, Movement>> = { free, color, cetro, marks };
