import { type Cell, canonicalRoute, type Move, type Position, play, routesTo } from '@halma/rules';
import type { Target } from './targets.ts';

/** So many ways to one target are offered at most: nobody goes through more. */
const MOST_WAYS = 8;

/** The ways to a target, each as a target of its own; the shortest first. Only hops over the board have several. */
export function waysTo(position: Position, target: Target): readonly Target[] {
  const { move } = target;
  if (target.way !== 'hop' || move.kind !== 'walk') return [target];
  return routesTo(position, move, MOST_WAYS).map((route) => along(position, target, route));
}

/**
 * A target that is one jump beyond the end of a chain, by that chain; null when no jump leads on to it, or when one jump
 * from the start does.
 *
 * @param chain the cells the man has jumped to so far, his own first
 */
export function onFrom(position: Position, target: Target, chain: readonly Cell[]): Target | null {
  const { move, to, jumps } = target;
  if (target.way !== 'hop' || move.kind !== 'walk' || to === 'off' || jumps === 1 || chain.length < 2)
    return null;
  const route = chain.at(-1) === to ? chain : [...chain, to];
  return play(position, { ...move, route }).ok ? along(position, target, route) : null;
}

/** The chain of jumps to a target, his own cell first; null for a step, a drop, and a way off the board. */
export function chainTo(position: Position, { way, move }: Target): readonly Cell[] | null {
  if (way !== 'hop' || move.kind !== 'walk') return null;
  return move.route ?? canonicalRoute(position, move);
}

/** A move names its route only where it is not the one everybody would take it for. */
function along(position: Position, target: Target, route: readonly Cell[]): Target {
  if (target.move.kind !== 'walk') return target;
  const { route: _, ...plain } = target.move;
  const isCanonical = canonicalRoute(position, plain)?.join() === route.join();
  const move: Move = isCanonical ? plain : { ...plain, route };
  return { ...target, move, jumps: route.length - 1 };
}
