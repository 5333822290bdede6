// What the host sees of the figures: it writes a board and a yard once, and then a figure at a time.

import { beginCandidates, candidatesWritten, listCandidates } from './figures-candidates';
import { BOARD, FIGURE, settleBoard, settleList, SQUARES, YARD } from './figures-ground';
import { LINE, writeLine } from './figures-line';
import { beginOrders, countOrders, ORDERS } from './figures-orders';
import { beginSearch, decide } from './figures-search';

/** The cells of the board: four words of 64 bits. */
export function figureBoardAddress(): usize {
  return BOARD;
}

/** Places of the yard's squares, and 32 bytes on those of the figure's; each list as `settleList` wants it. */
export function figureSquaresAddress(): usize {
  return SQUARES;
}

/** A solution: two bytes a move. */
export function figureLineAddress(): usize {
  return LINE;
}

/** Takes over the board and the yard. @param pairs how many pairs of mirror images the yard's list begins with */
export function setYard(count: i32, pairs: i32): void {
  settleBoard();
  settleList(YARD, count, pairs);
}

/** Takes over a figure, to be decided. */
export function setFigure(count: i32, pairs: i32): void {
  settleList(FIGURE, count, pairs);
  beginSearch();
}

/** Looks at so many states. @returns 0 to go on, 1 reachable, 2 impossible, 3 undecided for want of memory */
export function decideFigure(states: i32): i32 {
  return decide(states);
}

export function writeFigureLine(): void {
  writeLine();
}

/** Begins to list all candidates. @param most how many are written at a time @returns where they will be: four words each */
export function beginFigureCandidates(most: i32): usize {
  beginCandidates(most);
  return candidatesWritten();
}

/** Writes the next candidates. @returns how many; none when all have been written */
export function listFigureCandidates(): i32 {
  return listCandidates();
}

/** Begins to count the orders in which the men can come to the figure. */
export function beginFigureOrders(): void {
  beginOrders();
}

/** Looks at so many states. @returns 0 to go on, 1 when they are counted, 3 for want of memory */
export function countFigureOrders(states: i32): i32 {
  return countOrders(states);
}

/** The number of orders: 128 bits, the low half first. */
export function figureOrdersAddress(): usize {
  return ORDERS;
}
