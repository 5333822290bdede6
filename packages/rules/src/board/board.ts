import { SEAT_SLOTS, type Seat } from '../seat.ts';

/** A cell as a plain number, in (row, column) order from the lower left. */
export type Cell = number;

export interface Direction {
  readonly dx: number;
  readonly dy: number;
}

/** A cell of a board before it gets its number: its name and its place on the drawing plane. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** False for squares that are drawn but on which no man of this board ever stands. */
  readonly playable: boolean;
}

/** A board as a graph of cells. It knows nothing of men, camps or games. */
export interface Board {
  readonly id: string;
  readonly shape: 'square' | 'star';
  /** How many cells there are; cells are numbered 0 to cells − 1. */
  readonly cells: number;
  /** The number that stands for everything beyond the edge. */
  readonly wall: Cell;
  /** The number that stands for where a man goes who leaves the board. */
  readonly away: Cell;
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, Cell>;
  /** Rows from the bottom up, each from left to right. */
  readonly rows: readonly (readonly Cell[])[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly playable: readonly boolean[];
  /** By cell: its parity class. A jump never leaves a class, a step always does. */
  readonly classes: readonly number[];
  readonly directions: readonly Direction[];
  /** `neighbours[cell × directions + direction]`: the adjacent cell, or the wall. It has rows for wall and away too. */
  readonly neighbours: Int16Array;
  /** What the letter of a man tells in a position's text: his seat, or the kind of his counter. */
  readonly letters: 'seats' | 'kinds';
  /** The seats the board knows, clockwise. */
  readonly seats: readonly Seat[];
  /** The extreme corner of each seat's camp. */
  readonly tips: readonly Cell[];
  /** Steps between two cells on the empty board. */
  readonly distance: (from: Cell, to: Cell) => number;
}

export interface BoardPlan {
  readonly id: string;
  readonly shape: Board['shape'];
  /** In (row, column) order from the lower left. */
  readonly spots: readonly Spot[];
  readonly directions: readonly Direction[];
  readonly letters: Board['letters'];
  readonly tips: ReadonlyMap<Seat, string>;
  /** The parity class of a spot, 0 to 3. */
  readonly classOf: (x: number, y: number) => number;
  /** Steps between two spots that lie (dx, dy) apart. */
  readonly span: (dx: number, dy: number) => number;
}

/** Numbers the spots of a plan and tabulates their neighbours, once, so that no move ever computes a coordinate. */
export function makeBoard(plan: BoardPlan): Board {
  const { spots, directions } = plan;
  const cells = spots.length;
  const at = new Map(spots.map((spot, cell) => [`${spot.x},${spot.y}`, cell]));
  const neighbours = new Int16Array((cells + 2) * directions.length).fill(cells);
  const rows: Cell[][] = [];
  const lowest = Math.min(...spots.map((spot) => spot.y));
  spots.forEach((spot, cell) => {
    directions.forEach(({ dx, dy }, direction) => {
      const next = at.get(`${spot.x + dx},${spot.y + dy}`);
      if (next !== undefined) neighbours[cell * directions.length + direction] = next;
    });
    const row = spot.y - lowest;
    rows[row] ??= [];
    rows[row].push(cell);
  });
  const numbers = new Map(spots.map((spot, cell) => [spot.name, cell]));
  const tips = new Array<Cell>(SEAT_SLOTS).fill(cells);
  for (const [seat, name] of plan.tips) tips[seat] = numbers.get(name) ?? cells;
  const x = spots.map((spot) => spot.x);
  const y = spots.map((spot) => spot.y);
  return {
    id: plan.id,
    shape: plan.shape,
    cells,
    wall: cells,
    away: cells + 1,
    names: spots.map((spot) => spot.name),
    numbers,
    rows,
    x,
    y,
    playable: spots.map((spot) => spot.playable),
    classes: spots.map((spot) => plan.classOf(spot.x, spot.y)),
    directions,
    neighbours,
    letters: plan.letters,
    seats: [...plan.tips.keys()],
    tips,
    distance: (from, to) => plan.span((x[to] ?? 0) - (x[from] ?? 0), (y[to] ?? 0) - (y[from] ?? 0)),
  };
}

/** Is the cell a dark square? So is a1, and every square an even number of rows and columns away from it together. */
export function isDark(board: Board, cell: Cell): boolean {
  return isDarkAt(board.x[cell] ?? 0, board.y[cell] ?? 0);
}

/** The same of a square by column and row, counted from 0. */
export function isDarkAt(x: number, y: number): boolean {
  return (x + y) % 2 === 0;
}

/** The name of a cell. */
export function cellName(board: Board, cell: Cell): string {
  return board.names[cell] ?? 'away';
}
