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

/** How the men of a game move. All games share the rest: chains, vacant landings, one man for each jump. */
export interface Movement {
  /** May the man step in that direction from its cell? */
  readonly canStep: (man: MovingMan, direction: Direction) => boolean;
  /** May the man jump in that direction from its cell? */
  readonly canJump: (man: MovingMan, direction: Direction) => boolean;
  /** May a man of one kind jump over a man of another? */
  readonly canJumpOver: (kind: number, over: number) => boolean;
  /** May one jump follow another in a turn? */
  readonly allowsChains: (options: OptionValues) => boolean;
}

const isDiagonal = ({ dx, dy }: Direction): boolean => dx !== 0 && dy !== 0;
const isForward = (seat: Seat, { dy }: Direction): boolean => (seat === 1 ? dy > 0 : dy < 0);
const always = (): boolean => true;

const free: Movement = { canStep: always, canJump: always, canJumpOver: always, allowsChains: always };

function startsDark({ board, options, cell }: MovingMan): boolean {
  return isDark(board, cell) === (options.darkCorner === 'dark');
}

/** Color Halma: men on dark squares step diagonally, men on light squares jump along rows and columns. */
const color: Movement = {
  ...free,
  canStep: (man, direction) => startsDark(man) && isDiagonal(direction),
  canJump: (man, direction) => !startsDark(man) && !isDiagonal(direction),
};

/** Cetro: one diagonal jump forward, or one diagonal step back. */
const cetro: Movement = {
  ...free,
  canStep: ({ seat }, direction) => isDiagonal(direction) && !isForward(seat, direction),
  canJump: ({ seat }, direction) => isDiagonal(direction) && isForward(seat, direction),
  allowsChains: (options) => options.cetroChain === 'chain',
};

/** The counters' marks as the kinds they are written with: B is mark 3, G mark 2, R mark 1. */
const MARK_OF_KIND = [3, 2, 1];

function followsMark(man: MovingMan, direction: Direction): boolean {
  const mark = MARK_OF_KIND[man.kind] ?? 3;
  return mark === 3 || (mark === 2) === isDiagonal(direction);
}

/** The reconstructed Cetro: mark 1 moves straight, 2 diagonally, 3 in all directions; none jumps over a stronger mark. */
const marks: Movement = {
  canStep: followsMark,
  canJump: followsMark,
  canJumpOver: (kind, over) => (MARK_OF_KIND[over] ?? 3) <= (MARK_OF_KIND[kind] ?? 3),
  allowsChains: always,
};

export type MovementName = 'free' | 'color' | 'cetro' | 'marks';

export const MOVEMENTS: Readonly<Record<MovementName, Movement>> = { free, color, cetro, marks };
