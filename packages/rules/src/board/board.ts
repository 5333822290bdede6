import { SEAT_SLOTS, type Seat } from '../seat.ts';
import type { BoardSymmetry, Coordinates, LatticePoint, Shape, ShapeName } from './shape.ts';

/** A cell as a number, in (row, column) order from the lower left. */
export type Cell = number;

/** A cell of a board before it is numbered. */
export interface CellSpec extends Coordinates {
  readonly name: string;
  /** False for squares that are drawn but never hold a man. */
  readonly playable: boolean;
}

/** A board as a graph of cells, without men or games. */
export interface Board extends Pick<Shape, 'surface' | 'corners' | 'directions'> {
  readonly id: string;
  /**
   * The name of the shape, as a key into tables with an entry for each shape. Other code reads the properties below
   * instead of comparing names.
   */
  readonly shape: ShapeName;
  /** The number of cells; they are numbered from 0. */
  readonly cellCount: number;
  /** The cell number that stands for every point beyond the edge. */
  readonly wall: Cell;
  /** The destination of a man that leaves the board. */
  readonly offBoard: Cell;
  readonly names: readonly string[];
  readonly cellByName: ReadonlyMap<string, Cell>;
  /** Rows from the bottom up, each from left to right. */
  readonly rows: readonly (readonly Cell[])[];
  /** The indent of each row's first cell, in half columns, when the rows are printed one above the other. */
  readonly rowOffsets: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly playable: readonly boolean[];
  /** The parity class of each cell. A jump never leaves a class; a step always does. */
  readonly parityClasses: readonly number[];
  /** `neighbours[cell × directions + direction]`: the adjacent cell, or the wall. Wall and off-board have rows too. */
  readonly neighbours: Int16Array;
  /** What a man's letter stands for in a position string: its seat or its kind. */
  readonly manLetters: 'seats' | 'kinds';
  /** The seats of the board, clockwise. */
  readonly seats: readonly Seat[];
  /** The outermost cell of each seat's camp. */
  readonly tips: readonly Cell[];
  /** For each seat, the direction that corresponds to direction 0 of seat A. The others follow in order. */
  readonly firstDirections: readonly number[];
  /** The central cells, in cell order. */
  readonly centre: readonly Cell[];
  /** Returns all symmetries, starting with the identity. */
  readonly symmetries: () => readonly BoardSymmetry[];
  /** Returns the number of steps between two cells on the empty board. */
  readonly distance: (from: Cell, to: Cell) => number;
  /**
   * Returns, for each family of parallel lines, the index of the line through each cell, counted from 0 at the given
   * corner.
   */
  readonly linesFrom: (corner: Cell) => readonly (readonly number[])[];
  /** Returns the cells of a seat's camp for the given number of men, in cell order. */
  readonly campCells: (seat: Seat, men: number) => readonly Cell[];
  /**
   * Converts board coordinates to page coordinates as seen from seat A, in squares, or in half columns and rows of
   * holes.
   */
  readonly toPagePoint: (point: Coordinates) => Coordinates;
  /** Returns a cell's point on the bitboard lattice. */
  readonly latticePoint: (cell: Cell) => LatticePoint;
  readonly latticeShift: number;
}

export interface BoardPlan {
  readonly id: string;
  readonly shape: Shape;
  /** In (row, column) order from the lower left. */
  readonly cells: readonly CellSpec[];
  readonly manLetters: Board['manLetters'];
  /** The name of the corner cell of each seat. */
  readonly tips: ReadonlyMap<Seat, string>;
}

const key = ({ x, y }: Coordinates): string => `${x},${y}`;

/** Numbers the cells of a plan and precomputes their neighbours, so that the move generator needs no coordinates. */
export function makeBoard({ id, shape, cells, manLetters, tips: tipNames }: BoardPlan): Board {
  const { directions } = shape;
  const cellCount = cells.length;
  const cellByPoint = new Map(cells.map((point, cell) => [key(point), cell]));
  const cellAt = (point: Coordinates): Cell => cellByPoint.get(key(point)) ?? cellCount;
  const pointOf = (cell: Cell): Coordinates => cells[cell] ?? { x: 0, y: 0 };
  const neighbours = new Int16Array((cellCount + 2) * directions.length).fill(cellCount);
  const rows: Cell[][] = [];
  const bottomY = Math.min(...cells.map(({ y }) => y));
  cells.forEach(({ x, y }, cell) => {
    directions.forEach(({ dx, dy }, direction) => {
      neighbours[cell * directions.length + direction] = cellAt({ x: x + dx, y: y + dy });
    });
    rows[y - bottomY] ??= [];
    rows[y - bottomY]?.push(cell);
  });
  const cellByName = new Map(cells.map(({ name }, cell) => [name, cell]));
  const tips = new Array<Cell>(SEAT_SLOTS).fill(cellCount);
  for (const [seat, name] of tipNames) tips[seat] = cellByName.get(name) ?? cellCount;
  const leftEdge = Math.min(...cells.map(shape.halfColumn));
  let symmetries: readonly BoardSymmetry[] | undefined;
  const linesByCorner = new Map<Cell, readonly (readonly number[])[]>();
  const board: Board = {
    id,
    shape: shape.name,
    surface: shape.surface,
    corners: shape.corners,
    directions,
    cellCount,
    wall: cellCount,
    offBoard: cellCount + 1,
    names: cells.map(({ name }) => name),
    cellByName,
    rows,
    rowOffsets: rows.map(([first = 0]) => shape.halfColumn(pointOf(first)) - leftEdge),
    x: cells.map(({ x }) => x),
    y: cells.map(({ y }) => y),
    playable: cells.map(({ playable }) => playable),
    parityClasses: cells.map(shape.parityClass),
    neighbours,
    manLetters,
    seats: [...tipNames.keys()],
    tips,
    firstDirections: tips.map((_, seat) => firstDirectionOf(shape, seat)),
    centre: cells.flatMap((point, cell) => (shape.isCentral(point) ? [cell] : [])),
    symmetries: () => {
      symmetries ??= symmetriesOf(shape, cells, cellAt);
      return symmetries;
    },
    distance: (from, to) => {
      const [start, end] = [pointOf(from), pointOf(to)];
      return shape.distance(end.x - start.x, end.y - start.y);
    },
    linesFrom: (corner) => {
      const lines =
        linesByCorner.get(corner) ?? transpose(cells.map((point) => shape.lines(pointOf(corner), point)));
      linesByCorner.set(corner, lines);
      return lines;
    },
    campCells: (seat, men) => {
      const corner = pointOf(tips[seat] ?? cellCount);
      return cells.flatMap((point, cell) => (shape.isInCamp(men, corner, point) ? [cell] : []));
    },
    toPagePoint: shape.toPagePoint,
    latticePoint: (cell) => shape.latticePoint(pointOf(cell)),
    latticeShift: shape.latticeShift,
  };
  // This freezes only the board itself: typed arrays cannot be frozen.
  return Object.freeze(board);
}

function transpose(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
}

/** Returns the image of direction 0 under the rotation from seat A to the given seat. */
function firstDirectionOf(shape: Shape, seat: Seat): number {
  const [{ dx, dy } = { dx: 0, dy: 0 }] = shape.directions;
  let [from, to]: Coordinates[] = [
    { x: 0, y: 0 },
    { x: dx, y: dy },
  ];
  for (let rotation = shape.rotationStep; rotation < seat; rotation += shape.rotationStep) {
    [from, to] = [from, to].map((point) => point && shape.rotate(point));
  }
  const offset = { dx: (to?.x ?? 0) - (from?.x ?? 0), dy: (to?.y ?? 0) - (from?.y ?? 0) };
  return shape.directions.findIndex((direction) => direction.dx === offset.dx && direction.dy === offset.dy);
}

function symmetriesOf(
  { corners, rotationStep, rotate, mirror }: Shape,
  cells: readonly CellSpec[],
  cellAt: (point: Coordinates) => Cell,
): readonly BoardSymmetry[] {
  const seats = Array.from({ length: SEAT_SLOTS }, (_, seat) => seat);
  const symmetries: BoardSymmetry[] = [];
  for (const isMirror of [false, true]) {
    let points: readonly Coordinates[] = isMirror ? cells.map(mirror) : cells;
    for (let rotation = 0; rotation < corners; rotation += rotationStep) {
      const imageOf = (seat: Seat): Seat =>
        (((isMirror ? 1 - seat : seat - 1) + rotation + 2 * corners) % corners) + 1;
      symmetries.push({
        rotation,
        isMirror,
        cells: points.map(cellAt),
        seats: seats.map((seat) => seat && imageOf(seat)),
      });
      points = points.map(rotate);
    }
  }
  return symmetries;
}

/** Returns whether a square is dark. The corner a1 is dark, and the colours alternate along rows and columns. */
export function isDark(board: Board, cell: Cell): boolean {
  return isDarkAt(board.x[cell] ?? 0, board.y[cell] ?? 0);
}

/** Returns whether the square at a column and row, both numbered from 0, is dark. */
export function isDarkAt(x: number, y: number): boolean {
  return (x + y) % 2 === 0;
}

/** Returns the name of a cell, or `away` for a number that is not on the board. */
export function cellName(board: Board, cell: Cell): string {
  return board.names[cell] ?? 'away';
}
