import { canonicalRoute, type Move, type Position } from '@halma/rules';
import { type Spot, spotOf } from '../geometry/geometry.ts';
import { exitsFrom, isOnEdge } from './exits.ts';

/** The path of a man over the board, as spots from start to end. A drop has one spot. */
export interface MovePath {
  readonly spots: readonly Spot[];
  /** Whether the path is a chain of jumps. */
  readonly isHop: boolean;
}

/**
 * Returns the path of a move: along the route in the move, or else along the canonical route.
 *
 * @param before the position in which the move is made
 * @returns null for a pass or an illegal move
 */
export function movePathOf(before: Position, move: Move): MovePath | null {
  const { board } = before.rules;
  if (move.kind === 'pass') return null;
  if (move.kind === 'drop') return { spots: [spotOf(board, move.to)], isHop: false };
  const route = move.route ?? canonicalRoute(before, move);
  const last = route?.at(-1);
  if (route === null || last === undefined) return null;
  const spots = route.map((cell) => spotOf(board, cell));
  if (move.kind === 'normal') return { spots, isHop: board.distance(move.from, move.to) > 1 };
  const isStep = move.route === undefined && isOnEdge(before, move.from);
  const exit = exitsFrom(before, move.from).find(
    (candidate) => candidate.route.at(-1) === last && (isStep ? candidate.jumps === 0 : candidate.jumps > 0),
  );
  return exit === undefined ? null : { spots: [...spots, exit.spot], isHop: !isStep };
}
