import type { Seat } from '@halma/rules';
import type { Battlefield } from './battlefield.ts';
import { bestOf, type Candidate } from './candidates.ts';
import { Contest, MAX_DEPTH, OutOfTime } from './contest.ts';
import type { Limits } from './limits.ts';
import { marchValue } from './march.ts';

/** The move that brings an army furthest by its own next moves, the others standing still. */
export function marchingMove(field: Battlefield, seat: Seat, candidates: readonly Candidate[]): Candidate {
  for (const candidate of candidates)
    candidate.value = candidate.bonus + marchValue(field, candidate.code, seat);
  return bestOf(candidates);
}

/**
 * Searches two armies' moves deeper and deeper until the time is up. A search that is cut off leaves the battlefield as it was
 * at that moment.
 */
export function contestedMove(
  field: Battlefield,
  seat: Seat,
  rival: Seat,
  candidates: Candidate[],
  { clock, milliseconds }: Limits,
): Candidate {
  const until = clock() + milliseconds;
  for (const candidate of candidates) candidate.value = candidate.bonus + field.gain(candidate.code);
  let choice = bestOf(candidates);
  for (let depth = 2; depth <= MAX_DEPTH && clock() < until; depth += 1) {
    candidates.sort((one, other) => other.value - one.value);
    // The second depth is always finished, however slow the machine.
    const contest = new Contest(field, () => depth > 2 && clock() >= until);
    try {
      searchAll(contest, candidates, seat, rival, depth);
      choice = bestOf(candidates);
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      return choice;
    }
  }
  return choice;
}

/** Values every candidate anew; those that are plainly worse than the best so far need not be exact. */
function searchAll(
  contest: Contest,
  candidates: readonly Candidate[],
  seat: Seat,
  rival: Seat,
  depth: number,
): void {
  let alpha = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const { bonus, code } = candidate;
    candidate.value = bonus + contest.value(code, seat, rival, depth, alpha - bonus);
    alpha = Math.max(alpha, candidate.value);
  }
}
