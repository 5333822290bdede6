import type { Board, Cell, Rules, Seat } from '@halma/rules';

/** The board as one seat sees it. The geometries of two seats differ only by the rotation of the board between them. */
export interface SeatGeometry {
  /** The number of steps from each cell to the tip of the target on an empty board. */
  readonly distance: Uint8Array;
  /** Indices of the board's directions, in the order in which the seat sees them. */
  readonly directions: readonly number[];
  /** The directions that lead towards the target. */
  readonly forward: readonly number[];
  /** Every cell, in order of distance from the tip of the seat's own camp. */
  readonly cells: readonly Cell[];
}

const cache = new WeakMap<Rules, Map<Seat, SeatGeometry>>();

/** Returns the geometry of a seat in a game with camps, computed once for each rules object. */
export function seatGeometry(rules: Rules, seat: Seat): SeatGeometry {
  const bySeat = cache.get(rules) ?? new Map<Seat, SeatGeometry>();
  cache.set(rules, bySeat);
  const geometry = bySeat.get(seat) ?? computeSeatGeometry(rules, seat);
  bySeat.set(seat, geometry);
  return geometry;
}

function computeSeatGeometry({ board, camps }: Rules, seat: Seat): SeatGeometry {
  const seatCamps = camps[seat];
  if (seatCamps === undefined) throw new RangeError(`seat ${seat} has no camp`);
  const { homeTip, targetTip } = seatCamps;
  const count = board.directions.length;
  const offset = board.firstDirections[seat] ?? 0;
  const directions = board.directions.map((_, direction) => (direction + offset) % count);
  return {
    distance: Uint8Array.from({ length: board.cellCount }, (_, cell) => board.distance(cell, targetTip)),
    directions,
    forward: directions.filter((direction) => neighbour(board, homeTip, direction) !== board.wall),
    cells: cellsByDistance(board, homeTip, directions),
  };
}

function cellsByDistance(board: Board, from: Cell, directions: readonly number[]): readonly Cell[] {
  const cells = new Set([from]);
  for (const cell of cells) {
    for (const direction of directions) {
      const next = neighbour(board, cell, direction);
      if (next !== board.wall) cells.add(next);
    }
  }
  return [...cells];
}

/** Returns the neighbour of a cell in a direction, or the wall beyond the edge. */
export function neighbour({ neighbours, directions, wall }: Board, cell: Cell, direction: number): Cell {
  return neighbours[cell * directions.length + direction] ?? wall;
}
