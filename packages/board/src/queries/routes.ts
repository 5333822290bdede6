import { type Cell, canonicalRoute, type Move, type Position, play, routesTo } from '@halma/rules';
import type { Target } from './targets.ts';

/** The maximum number of routes to a target that the board offers. */
const MAX_ROUTES = 8;

/** Returns a target once for each route to it, shortest first. Only hops on the board have several routes. */
export function routeTargets(position: Position, target: Target): readonly Target[] {
  const { move } = target;
  if (target.kind !== 'hop' || move.kind !== 'normal') return [target];
  return routesTo(position, move, MAX_ROUTES).map((route) => withRoute(position, target, route));
}

/**
 * Returns a target with the route that continues the fixed jumps. Returns null if no jump leads from their
 * end to the target, or if the target is a single jump from the start.
 *
 * @param prefix the cells of the jumps that the user has fixed so far, starting with the man's own cell
 */
export function extendedTarget(position: Position, target: Target, prefix: readonly Cell[]): Target | null {
  const { move, to, jumps } = target;
  if (target.kind !== 'hop' || move.kind !== 'normal' || to === 'off' || jumps === 1 || prefix.length < 2)
    return null;
  const route = prefix.at(-1) === to ? prefix : [...prefix, to];
  return play(position, { ...move, route }).ok ? withRoute(position, target, route) : null;
}

/** Returns the cells of a hop to a target, starting with the man's own cell; null for a step, a drop or an exit. */
export function hopRoute(position: Position, { kind, move }: Target): readonly Cell[] | null {
  if (kind !== 'hop' || move.kind !== 'normal') return null;
  return move.route ?? canonicalRoute(position, move);
}

/** Sets the route of a target's move. The canonical route stays implicit. */
function withRoute(position: Position, target: Target, route: readonly Cell[]): Target {
  if (target.move.kind !== 'normal') return target;
  const { route: _, ...plain } = target.move;
  const isCanonical = canonicalRoute(position, plain)?.join() === route.join();
  const move: Move = isCanonical ? plain : { ...plain, route };
  return { ...target, move, jumps: route.length - 1 };
}
