import { type Cell, VACANT } from '@halma/rules';
import { neighbour } from './bearings.ts';
import type { Situation } from './situation.ts';

/** How well the target fills, like a honeycomb, from the far end to the mouth. */
export interface HoneycombPacking {
  /** Vacant cells of the target that a man outside can reach in one move, the deepest first. */
  readonly fillable: readonly Cell[];
  /** Vacant cells deeper than an own man, shut off so that no man outside can come there before one inside moves. */
  readonly buried: readonly Cell[];
}

/** Which vacant cells of the target can be filled at once, and which have been built up. */
export function honeycombPacking(situation: Situation): HoneycombPacking {
  const { bearings, own, position, walks, yard } = situation;
  const arrived = own.filter((cell) => yard.inTarget[cell] === 1);
  const vacant = bearings.cells
    .filter((cell) => yard.inTarget[cell] === 1 && position.men[cell] === VACANT)
    .sort((one, other) => situation.way(one) - situation.way(other));
  const ends = new Set(walks.flatMap(({ from, to }) => (yard.inTarget[from] === 1 ? [] : [to])));
  const open = openTarget(situation);
  const mouth = Math.max(-1, ...arrived.map((cell) => situation.way(cell)));
  return {
    fillable: vacant.filter((cell) => ends.has(cell)),
    buried: vacant.filter((cell) => situation.way(cell) < mouth && !ends.has(cell) && !open.has(cell)),
  };
}

/** The vacant cells of the target to which vacant cells lead in from outside. */
function openTarget({ bearings, board, position, yard }: Situation): ReadonlySet<Cell> {
  const isVacant = (cell: Cell): boolean => cell < board.cells && position.men[cell] === VACANT;
  const around = (cell: Cell): readonly Cell[] =>
    bearings.directions.map((direction) => neighbour(board, cell, direction)).filter(isVacant);
  const vacant = yard.target.filter(isVacant);
  const open = new Set(vacant.filter((cell) => around(cell).some((next) => yard.inTarget[next] !== 1)));
  for (const cell of open) for (const next of around(cell)) if (yard.inTarget[next] === 1) open.add(next);
  return open;
}

/**
 * The fewest steps still needed, because only a step changes a man's parity class: for each class, the men still to come beyond
 * the cells of the target not yet held by own men. Whoever else stands there is taken to go.
 */
export function parityDebt({ board, own, yard }: Situation): number {
  const surplus = new Map<number, number>();
  const count = (cell: Cell, men: 1 | -1): void => {
    const parity = board.classes[cell] ?? 0;
    surplus.set(parity, (surplus.get(parity) ?? 0) + men);
  };
  const arrived = new Set(own.filter((cell) => yard.inTarget[cell] === 1));
  for (const cell of own) if (!arrived.has(cell)) count(cell, 1);
  for (const cell of yard.target) if (!arrived.has(cell)) count(cell, -1);
  return [...surplus.values()].reduce((steps, men) => steps + Math.max(0, men), 0);
}
