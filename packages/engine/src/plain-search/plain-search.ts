import type { Position, Seat } from '@halma/rules';
import type { Finding } from '../finding.ts';
import { type Budget, isOver, type Limits, startBudget } from '../limits.ts';
import { toldBonus } from '../root/end-bonus.ts';
import type { RootMove } from '../root/root-moves.ts';
import { Battlefield } from './battlefield.ts';
import { Contest, MAX_DEPTH, OutOfTime } from './contest.ts';
import { marchValue } from './march.ts';

/** A root move with its value at the depth last searched. */
interface Candidate {
  readonly root: RootMove;
  value: number;
}

/** Every so many positions a search looks at the clock. */
const NODES_BETWEEN = 256;

/**
 * The search for games the kernel does not play, over the rules' own moves. Two armies are searched against each other deeper
 * and deeper; with more, or alone, an army looks at its own next moves only.
 *
 * @param moves walks of the seat to move, at least one
 * @param rival the other army of two; undefined to look at one's own moves
 */
export function* searchPlainly(
  position: Position,
  moves: readonly RootMove[],
  limits: Limits,
  { lineCount, rival }: { readonly lineCount: number; readonly rival: Seat | undefined },
): Generator<Finding, void> {
  const field = new Battlefield(position);
  const seat = position.toMove;
  const budget = startBudget(limits, MAX_DEPTH);
  const candidates: Candidate[] = moves.map((root) => ({ root, value: root.bias + field.gain(root.code) }));
  yield findingOf(candidates, 1, moves.length, lineCount);
  if (rival === undefined) {
    if (budget.depth < 2) return;
    for (const candidate of candidates)
      candidate.value = candidate.root.bias + marchValue(field, candidate.root.code, seat);
    yield findingOf(candidates, 2, moves.length, lineCount);
    return;
  }
  let nodes = 0;
  for (let depth = 2; depth <= budget.depth && !isOver(budget); depth += 1) {
    const finished = searchAll(position, candidates, rival, { depth, budget, lineCount, nodes });
    if (finished === null) return;
    nodes = finished;
    yield findingOf(candidates, depth, nodes, lineCount);
  }
}

/**
 * Values every candidate anew; those plainly worse than the lines wanted need not be exact.
 *
 * @returns the nodes looked at so far, or null when the search was cut off
 */
function searchAll(
  position: Position,
  candidates: readonly Candidate[],
  rival: Seat,
  { depth, budget, lineCount, nodes }: { depth: number; budget: Budget; lineCount: number; nodes: number },
): number | null {
  // The second depth is always finished, however slow the machine.
  const isLate = (more: number): boolean =>
    depth > 2 && (nodes + more > budget.nodes || (more % NODES_BETWEEN === 0 && isOver(budget)));
  // A search that is cut off leaves its battlefield as it was at that moment, so every depth has its own.
  const contest = new Contest(new Battlefield(position), isLate);
  const best: number[] = [];
  try {
    for (const candidate of candidates) {
      const { bias, code } = candidate.root;
      const bar = best.length < lineCount ? Number.NEGATIVE_INFINITY : (best.at(-1) ?? 0) - bias;
      candidate.value = bias + contest.value(code, position.toMove, rival, depth, bar);
      best.push(candidate.value);
      best.sort((one, other) => other - one).splice(lineCount);
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return null;
  }
  return nodes + contest.nodes;
}

/** Brings the best candidates to the front, and tells of them. */
function findingOf(candidates: Candidate[], depth: number, nodes: number, lineCount: number): Finding {
  candidates.sort((one, other) => other.value - one.value);
  const lines = candidates.slice(0, lineCount).map(({ root, value }) => ({
    moves: [root.move],
    value: value - root.bias + toldBonus(root.bias),
  }));
  return { depth, nodes, lines };
}
