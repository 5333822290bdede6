import { type Position, playListed } from '@halma/rules';
import type { Finding } from '../finding.ts';
import { soleRival } from '../root/armies.ts';
import type { RootMove } from '../root/root-moves.ts';
import { armyCost } from '../values/army-cost.ts';
import { plannedMoves } from './planned-moves.ts';

/** The planned move, valued by what both armies then still have to go; null when there is none. */
export function setOut(position: Position, moves: readonly RootMove[]): Finding | null {
  const rival = soleRival(position);
  const planned = plannedMoves(position, moves);
  const [first] = planned;
  if (first === undefined || rival === undefined) return null;
  const { move } = planned.reduce((one, other) => (other.bias > one.bias ? other : one), first);
  const next = playListed(position, move);
  const value = armyCost(next, rival) - armyCost(next, position.toMove);
  return { depth: 1, nodes: planned.length, lines: [{ moves: [move], value }] };
}
