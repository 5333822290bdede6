import { isRanked, type Move, type Position } from '@halma/rules';
import { explainMove } from '../explain/explain-move.ts';
import type { Reason } from '../explain/reason.ts';
import type { Line } from '../line.ts';
import { type Judgement, judgementOn, type Loss } from './judgement.ts';
import { analysisOf, lineOfPlayed, type Searching } from './played-line.ts';

/** What a played move was worth beside the best. */
export interface Verdict {
  /** The best line, whose score tells how the mover stood before. */
  readonly best: Line;
  /** Why its first move is good. */
  readonly bestReasons: readonly Reason[];
  /** The best line that begins with the played move; its score tells how the mover stands after it. */
  readonly chosen: Line;
  /** What the played move gives away; never negative. */
  readonly loss: Loss;
  readonly judgement: Judgement;
}

/** More moves than this no single turn is said to give away: it has lost the game, and not so many moves. */
const MOST = 10;

/**
 * Compares a played move with the best one found.
 *
 * @returns null where nothing was to be chosen: a seat that could only pass, or that had finished
 */
export function verdictOn(played: Move, position: Position, searching: Searching): Verdict | null {
  if (played.kind === 'pass' || isRanked(position, position.toMove)) return null;
  searching.analyst.forget();
  const found = analysisOf(position, searching);
  const best = found?.lines[0];
  const first = best?.moves[0];
  if (found === null || best === undefined || first === undefined) return null;
  const chosen = lineOfPlayed(played, position, found, searching) ?? best;
  const loss = lossBetween(best, chosen);
  return { best, bestReasons: explainMove(position, first), chosen, loss, judgement: judgementOn(loss) };
}

function lossBetween(best: Line, chosen: Line): Loss {
  const chance = Math.max(0, best.winningChance - chosen.winningChance);
  if (best.proven === undefined && chosen.proven === undefined) {
    return { chance, moves: Math.min(MOST, Math.max(0, best.score - chosen.score)) };
  }
  // A game that is decided is no race any more; but who puts off a sure win gives away a move at least.
  const isSlower =
    best.proven?.result === 'won' && (chosen.proven?.plies ?? Number.POSITIVE_INFINITY) > best.proven.plies;
  return { chance, moves: Math.max(MOST * chance, isSlower ? 1 : 0) };
}
