import {
  type Cell,
  type NormalMove,
  type Position,
  parseMove,
  playUnchecked,
  type Rules,
} from '@halma/rules';
import { cellsOfSeat } from '../men.ts';
import { soleOpponent } from '../root/armies.ts';
import type { RootMove } from '../root/root-moves.ts';
import type { SearchIteration } from '../search-info.ts';
import { armyCost } from '../values/travel-cost.ts';
import { OPENING_LINES } from './opening-lines.ts';

/** The book applies while all other men are more than this many steps away from the army's men. */
const CONTACT_STEPS = 3;

/** The moves that continue the lines, by placement of the first seat's army. */
type OpeningBook = ReadonlyMap<string, ReadonlySet<string>>;

const cache = new WeakMap<Rules, OpeningBook | null>();

/**
 * Returns the book move with the largest bias; null if the position is not in the book. The evaluation of the move is
 * that of the position after it.
 */
export function openingMove(position: Position, moves: readonly RootMove[]): SearchIteration | null {
  const opponent = soleOpponent(position);
  const candidates = bookMoves(position, moves);
  const [first] = candidates;
  if (first === undefined || opponent === undefined) return null;
  const { move } = candidates.reduce((a, b) => (b.bias > a.bias ? b : a), first);
  const next = playUnchecked(position, move);
  const evaluation = armyCost(next, opponent) - armyCost(next, position.toMove);
  return { depth: 1, nodes: candidates.length, lines: [{ moves: [move], evaluation }] };
}

/**
 * Finds the book moves for the army to move. They depend only on its own placement, since the armies do not meet in the
 * opening.
 *
 * @param moves the legal moves
 * @returns the moves that continue a line; none if the placement is not in the book, or another army is near
 */
function bookMoves(position: Position, moves: readonly RootMove[]): readonly RootMove[] {
  const { rules, toMove } = position;
  const book = bookOf(rules);
  if (book === null) return [];
  const cellForFirstSeat = cellMapper(rules, toMove);
  const continuations = book.get(placementKey(cellsOfSeat(position, toMove).map(cellForFirstSeat)));
  if (continuations === undefined || !isOutOfContact(position)) return [];
  return moves.filter(
    ({ move }) => move.kind === 'normal' && continuations.has(moveKey(move, cellForFirstSeat)),
  );
}

/**
 * Returns the mapping from a seat's cells to the first seat's. The seats of a game with a book are opposite each
 * other.
 */
function cellMapper({ board, seats }: Rules, seat: number): (cell: Cell) => Cell {
  return seat === seats[0] ? (cell) => cell : (cell) => board.cellCount - 1 - cell;
}

function bookOf(rules: Rules): OpeningBook | null {
  const cached = cache.get(rules);
  if (cached !== undefined) return cached;
  const lines = OPENING_LINES.find(({ games }) => games.includes(rules.game.id))?.lines;
  const book = lines === undefined || rules.seats.length !== 2 ? null : parseBook(rules, lines);
  cache.set(rules, book);
  return book;
}

function parseBook(rules: Rules, lines: readonly string[]): OpeningBook {
  const book = new Map<string, Set<string>>();
  const [firstSeat] = rules.seats;
  const home = firstSeat === undefined ? undefined : rules.camps[firstSeat]?.home;
  if (home === undefined) throw new RangeError(`${rules.game.id} has no camp for an opening book`);
  for (const line of lines) {
    let cells: readonly Cell[] = home;
    for (const text of line.split(' ')) {
      const parsed = parseMove(rules.board, text);
      if (!parsed.ok || parsed.value.kind !== 'normal') throw new Error(`invalid book move: ${text}`);
      const { from, to } = parsed.value;
      const key = placementKey(cells);
      const continuations = book.get(key) ?? new Set();
      book.set(key, continuations.add(moveKey(parsed.value, (cell) => cell)));
      cells = cells.map((cell) => (cell === from ? to : cell));
    }
  }
  return book;
}

function placementKey(cells: readonly Cell[]): string {
  return cells.toSorted((a, b) => a - b).join();
}

function moveKey({ from, to }: NormalMove, mapCell: (cell: Cell) => Cell): string {
  return `${mapCell(from)}-${mapCell(to)}`;
}

function isOutOfContact(position: Position): boolean {
  const { rules, toMove } = position;
  const ownCells = cellsOfSeat(position, toMove);
  const otherCells = rules.seats
    .filter((seat) => seat !== toMove)
    .flatMap((seat) => cellsOfSeat(position, seat));
  return ownCells.every((cell) =>
    otherCells.every((other) => rules.board.distance(cell, other) > CONTACT_STEPS),
  );
}
