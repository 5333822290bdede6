import { type Cell, canonicalRoute, type Move, type NormalMove, type Position, play } from '@halma/rules';
import { neighbour } from '../features/seat-geometry.ts';
import { type SeatView, seatViewOf } from '../features/seat-view.ts';

/** A step or hop, with the views of its seat before and after it. */
export interface Turn {
  readonly move: NormalMove;
  readonly before: SeatView;
  readonly after: SeatView;
  /** The cells that the man visits, from start to end. */
  readonly route: readonly Cell[];
}

/** Returns the turn of a move; null for an illegal move, for a pass, drop or bear-off, and where there is no view. */
export function turnOf(position: Position, move: Move): Turn | null {
  const next = move.kind === 'normal' ? play(position, move) : null;
  if (move.kind !== 'normal' || next === null || !next.ok) return null;
  const before = seatViewOf(position, position.toMove);
  const after = seatViewOf(next.value, position.toMove);
  if (before === null || after === null) return null;
  const route = move.route ?? canonicalRoute(position, move) ?? [move.from, move.to];
  return { move, before, after, route };
}

/** Returns the cells of the men that are jumped in a turn. Each is in the middle of a jump. */
export function jumpedCells({ before, route }: Turn): readonly Cell[] {
  const { board, geometry } = before;
  return route.slice(1).flatMap((to, index) => {
    const from = route[index] ?? board.wall;
    if (board.distance(from, to) === 1) return [];
    return geometry.directions.flatMap((direction) => {
      const crossedCells: Cell[] = [];
      let cell = from;
      do {
        cell = neighbour(board, cell, direction);
        crossedCells.push(cell);
      } while (cell !== to && cell !== board.wall);
      const jumped = crossedCells[crossedCells.length / 2 - 1];
      return cell === to && jumped !== undefined ? [jumped] : [];
    });
  });
}
