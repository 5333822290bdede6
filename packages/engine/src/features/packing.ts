import { type Cell, VACANT } from '@halma/rules';
import { neighbour } from './seat-geometry.ts';
import type { SeatView } from './seat-view.ts';

/** The packing of a target: how well it fills from its far end to its entrance. */
export interface HoneycombPacking {
  /** Vacant cells of the target that a man outside can reach in one move, deepest first. */
  readonly fillable: readonly Cell[];
  /**
   * Vacant cells of the target that are deeper than one of the seat's men in it, and that no man outside can reach before
   * a man inside moves.
   */
  readonly buried: readonly Cell[];
}

/** Finds the vacant cells of the target that can be filled in one move, and those that are cut off. */
export function measurePacking(view: SeatView): HoneycombPacking {
  const { geometry, ownMen, position, moves, camps } = view;
  const arrivedMen = ownMen.filter((cell) => camps.inTarget[cell] === 1);
  const vacant = geometry.cells
    .filter((cell) => camps.inTarget[cell] === 1 && position.men[cell] === VACANT)
    .sort((a, b) => view.distanceToGo(a) - view.distanceToGo(b));
  const reachable = new Set(moves.flatMap(({ from, to }) => (camps.inTarget[from] === 1 ? [] : [to])));
  const openCells = openTargetCells(view);
  const shallowest = Math.max(-1, ...arrivedMen.map((cell) => view.distanceToGo(cell)));
  return {
    fillable: vacant.filter((cell) => reachable.has(cell)),
    buried: vacant.filter(
      (cell) => view.distanceToGo(cell) < shallowest && !reachable.has(cell) && !openCells.has(cell),
    ),
  };
}

/** Returns the vacant cells of the target that are connected to the outside through vacant cells. */
function openTargetCells({ geometry, board, position, camps }: SeatView): ReadonlySet<Cell> {
  const isVacant = (cell: Cell): boolean => cell < board.cellCount && position.men[cell] === VACANT;
  const vacantNeighbours = (cell: Cell): readonly Cell[] =>
    geometry.directions.map((direction) => neighbour(board, cell, direction)).filter(isVacant);
  const vacant = camps.target.filter(isVacant);
  const openCells = new Set(
    vacant.filter((cell) => vacantNeighbours(cell).some((next) => camps.inTarget[next] !== 1)),
  );
  for (const cell of openCells)
    for (const next of vacantNeighbours(cell)) if (camps.inTarget[next] === 1) openCells.add(next);
  return openCells;
}

/**
 * Returns the minimum number of steps still needed, given that only a step changes a man's parity class: the excess of
 * the seat's men outside the target over the target cells that its men do not occupy, summed over all classes. Assumes
 * that other seats' men will leave the target.
 */
export function parityDebt({ board, ownMen, camps }: SeatView): number {
  const surplus = new Map<number, number>();
  const addToSurplus = (cell: Cell, men: 1 | -1): void => {
    const parity = board.parityClasses[cell];
    if (parity === undefined) throw new RangeError(`no cell ${cell}`);
    surplus.set(parity, (surplus.get(parity) ?? 0) + men);
  };
  const arrivedCells = new Set(ownMen.filter((cell) => camps.inTarget[cell] === 1));
  for (const cell of ownMen) if (!arrivedCells.has(cell)) addToSurplus(cell, 1);
  for (const cell of camps.target) if (!arrivedCells.has(cell)) addToSurplus(cell, -1);
  return [...surplus.values()].reduce((steps, men) => steps + Math.max(0, men), 0);
}
