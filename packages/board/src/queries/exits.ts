import { type Cell, canonicalRoute, jumpCountsFrom, type Position, play, VACANT } from '@halma/rules';
import type { Spot } from '../geometry/geometry.ts';

/** An exit from the board for a man, and the route to it. */
interface Exit {
  /** A spot outside the edge of the board. */
  readonly spot: Spot;
  readonly route: readonly Cell[];
  /** The number of jumps in the hop, including the one over the edge; 0 for a step. */
  readonly jumps: number;
}

/** Returns the exits of the man on a cell, steps first. Empty in games without bearing off. */
export function exitsFrom(position: Position, from: Cell): readonly Exit[] {
  return position.rules.bearOffCells === null
    ? []
    : [...stepsOff(position, from), ...jumpsOff(position, from)];
}

/** Returns the steps off the board, except diagonal ones, which cross the same edge. */
function stepsOff(position: Position, from: Cell): readonly Exit[] {
  const { board } = position.rules;
  if (!isOnEdge(position, from)) return [];
  return board.directions.flatMap(({ dx, dy }, direction) => {
    const next = board.neighbours[from * board.directions.length + direction];
    const isStraight = dx === 0 || dy === 0;
    if (next !== board.wall || !isStraight) return [];
    return [
      { spot: { x: (board.x[from] ?? 0) + dx, y: (board.y[from] ?? 0) + dy }, route: [from], jumps: 0 },
    ];
  });
}

/** Returns the jumps off the board over a man on the edge. The rules decide which of them are legal. */
function jumpsOff(position: Position, from: Cell): readonly Exit[] {
  const { men } = position;
  const { board } = position.rules;
  const directionCount = board.directions.length;
  const exits: Exit[] = [];
  for (const [cell, jumps] of jumpCountsFrom(position, from)) {
    if (cell >= board.cellCount) continue;
    board.directions.forEach(({ dx, dy }, direction) => {
      const over = board.neighbours[cell * directionCount + direction] ?? board.wall;
      if (over === board.wall || men[over] === VACANT) return;
      if (board.neighbours[over * directionCount + direction] !== board.wall) return;
      const route = routeTo(position, from, cell);
      if (route === null || !play(position, { kind: 'bear-off', from, route }).ok) return;
      const spot = { x: (board.x[cell] ?? 0) + 2 * dx, y: (board.y[cell] ?? 0) + 2 * dy };
      exits.push({ spot, route, jumps: jumps + 1 });
    });
  }
  return exits.sort((one, other) => one.jumps - other.jumps);
}

/** Returns whether a man can step off the board from a cell. */
export function isOnEdge({ rules }: Position, cell: Cell): boolean {
  return rules.bearOffCells?.[cell] === 1;
}

/** Returns the canonical route to a cell; only that cell if the man is already on it. */
function routeTo(position: Position, from: Cell, to: Cell): readonly Cell[] | null {
  return from === to ? [from] : canonicalRoute(position, { kind: 'normal', from, to });
}
