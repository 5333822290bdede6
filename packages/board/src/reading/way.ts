import { canonicalRoute, type Move, type Position } from '@halma/rules';
import { type Spot, spotOf } from '../geometry/geometry.ts';
import { exitsFrom, isOnEdge } from './exits.ts';

/** The way of a man over the board, as spots from start to end. A drop has one spot. */
export interface Way {
  readonly spots: readonly Spot[];
  /** Is it a chain of jumps? */
  readonly hops: boolean;
}

/**
 * The way a move takes: the route it names, else the canonical one.
 *
 * @param before the position in which the move is made
 * @returns null for a pass, or for a move the man cannot make
 */
export function wayOf(before: Position, move: Move): Way | null {
  const { board } = before.rules;
  if (move.kind === 'pass') return null;
  if (move.kind === 'drop') return { spots: [spotOf(board, move.to)], hops: false };
  const route = move.route ?? canonicalRoute(before, move);
  const last = route?.at(-1);
  if (route === null || last === undefined) return null;
  const spots = route.map((cell) => spotOf(board, cell));
  if (move.kind === 'walk') return { spots, hops: board.distance(move.from, move.to) > 1 };
  const steps = move.route === undefined && isOnEdge(before, move.from);
  const exit = exitsFrom(before, move.from).find(
    (way) => way.route.at(-1) === last && (steps ? way.jumps === 0 : way.jumps > 0),
  );
  return exit === undefined ? null : { spots: [...spots, exit.at], hops: !steps };
}
