import { type Board, type Cell, type Direction, isDark } from '../board/board.ts';
import type { Seat } from '../seat.ts';
import type { OptionValues } from './options.ts';

/** The man a gait is asked about: whose, of which kind, standing where. */
export interface Walker {
  readonly board: Board;
  readonly options: OptionValues;
  readonly seat: Seat;
  readonly kind: number;
  readonly cell: Cell;
}

/** How the men of a game go. Everything else about moving (chains, vacant landings, one man a jump) is common to all. */
export interface Gait {
  /** May he step that way from his cell? */
  readonly steps: (walker: Walker, direction: Direction) => boolean;
  /** May he jump that way from his cell? */
  readonly jumps: (walker: Walker, direction: Direction) => boolean;
  /** May a man of one kind jump over a man of another? */
  readonly crosses: (kind: number, over: number) => boolean;
  /** May one jump follow another in a turn? */
  readonly chains: (options: OptionValues) => boolean;
}

const isDiagonal = ({ dx, dy }: Direction): boolean => dx !== 0 && dy !== 0;
const isForward = (seat: Seat, { dy }: Direction): boolean => (seat === 1 ? dy > 0 : dy < 0);
const always = (): boolean => true;

const free: Gait = { steps: always, jumps: always, crosses: always, chains: always };

function startsDark({ board, options, cell }: Walker): boolean {
  return isDark(board, cell) === (options.darkCorner === 'dark');
}

/** Color Halma: men on dark squares step diagonally, men on light squares jump along rows and columns. */
const color: Gait = {
  ...free,
  steps: (walker, direction) => startsDark(walker) && isDiagonal(direction),
  jumps: (walker, direction) => !startsDark(walker) && !isDiagonal(direction),
};

/** Cetro: one diagonal jump forward, or one diagonal step back. */
const cetro: Gait = {
  ...free,
  steps: ({ seat }, direction) => isDiagonal(direction) && !isForward(seat, direction),
  jumps: ({ seat }, direction) => isDiagonal(direction) && isForward(seat, direction),
  chains: (options) => options.cetroChain === 'chain',
};

/** The counters' marks as the kinds they are written with: B is mark 3, G mark 2, R mark 1. */
const MARK_OF_KIND = [3, 2, 1];

function followsMark(walker: Walker, direction: Direction): boolean {
  const mark = MARK_OF_KIND[walker.kind] ?? 3;
  return mark === 3 || (mark === 2) === isDiagonal(direction);
}

/** The reconstructed Cetro: mark 1 goes straight, 2 diagonally, 3 both ways; none crosses a stronger mark. */
const marks: Gait = {
  steps: followsMark,
  jumps: followsMark,
  crosses: (kind, over) => (MARK_OF_KIND[over] ?? 3) <= (MARK_OF_KIND[kind] ?? 3),
  chains: always,
};

export type GaitName = 'free' | 'color' | 'cetro' | 'marks';

export const GAITS: Readonly<Record<GaitName, Gait>> = { free, color, cetro, marks };
