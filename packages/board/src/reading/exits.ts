import { type Cell, canonicalRoute, jumpsFrom, type Position, play, VACANT } from '@halma/rules';
import type { Spot } from '../geometry/geometry.ts';

/** A way off the board: where the man goes, and the cells he stands on before. */
interface Exit {
  /** A spot outside the edge. */
  readonly at: Spot;
  readonly route: readonly Cell[];
  /** Jumps of the hop, the one over the edge included; 0 for a step. */
  readonly jumps: number;
}

/** Every way off the board for the man on a cell, steps first. None in games in which nobody leaves. */
export function exitsFrom(position: Position, from: Cell): readonly Exit[] {
  return position.rules.edge === null ? [] : [...stepsOff(position, from), ...jumpsOff(position, from)];
}

/** Steps go straight out; a slanting one would end at the same side of the board. */
function stepsOff(position: Position, from: Cell): readonly Exit[] {
  const { board } = position.rules;
  if (!isOnEdge(position, from)) return [];
  return board.directions.flatMap(({ dx, dy }, way) => {
    const next = board.neighbours[from * board.directions.length + way];
    const isStraight = dx === 0 || dy === 0;
    if (next !== board.wall || !isStraight) return [];
    return [{ at: { x: (board.x[from] ?? 0) + dx, y: (board.y[from] ?? 0) + dy }, route: [from], jumps: 0 }];
  });
}

/** Jumps over a man on the border. Which of them a man may make is asked of the rules, route by route. */
function jumpsOff(position: Position, from: Cell): readonly Exit[] {
  const { men } = position;
  const { board } = position.rules;
  const width = board.directions.length;
  const exits: Exit[] = [];
  for (const [cell, jumps] of jumpsFrom(position, from)) {
    if (cell >= board.cells) continue;
    board.directions.forEach(({ dx, dy }, way) => {
      const over = board.neighbours[cell * width + way] ?? board.wall;
      if (over === board.wall || men[over] === VACANT) return;
      if (board.neighbours[over * width + way] !== board.wall) return;
      const route = routeTo(position, from, cell);
      if (route === null || !play(position, { kind: 'leave', from, route }).ok) return;
      const at = { x: (board.x[cell] ?? 0) + 2 * dx, y: (board.y[cell] ?? 0) + 2 * dy };
      exits.push({ at, route, jumps: jumps + 1 });
    });
  }
  return exits.sort((one, other) => one.jumps - other.jumps);
}

/** Does a man on this cell stand where one can step off the board? */
export function isOnEdge({ rules }: Position, cell: Cell): boolean {
  return rules.edge?.[cell] === 1;
}

/** The chain of jumps to a cell; for the man's own cell that cell alone. */
function routeTo(position: Position, from: Cell, to: Cell): readonly Cell[] | null {
  return from === to ? [from] : canonicalRoute(position, { kind: 'walk', from, to });
}
