import { type Cell, canonicalRoute, type Move, type Position, play, type Walk } from '@halma/rules';
import { neighbour } from '../features/bearings.ts';
import { type Situation, situationOf } from '../features/situation.ts';

/** A walk with the position before and after it, both as the mover sees them. */
export interface Turn {
  readonly walk: Walk;
  readonly before: Situation;
  readonly after: Situation;
  /** The cells of the walk, from start to end. */
  readonly route: readonly Cell[];
}

/** The turn that a move makes; null when it is not legal, no walk, or made in a game without camps. */
export function turnOf(position: Position, move: Move): Turn | null {
  const next = move.kind === 'walk' ? play(position, move) : null;
  if (move.kind !== 'walk' || next === null || !next.ok) return null;
  const before = situationOf(position, position.toMove);
  const after = situationOf(next.value, position.toMove);
  if (before === null || after === null) return null;
  const route = move.route ?? canonicalRoute(position, move) ?? [move.from, move.to];
  return { walk: move, before, after, route };
}

/** The cells of the men whom a turn crosses. */
export function crossedIn({ before, route }: Turn): readonly Cell[] {
  const { board, bearings } = before;
  return route.slice(1).flatMap((to, index) => {
    const from = route[index] ?? board.wall;
    if (board.distance(from, to) === 1) return [];
    return bearings.directions.flatMap((direction) => {
      const over = neighbour(board, from, direction);
      return over !== board.wall && neighbour(board, over, direction) === to ? [over] : [];
    });
  });
}
