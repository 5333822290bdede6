import { formatFullMove, type Move, type Position, playAll, type Refusal } from '@halma/rules';
import { knownTransfer } from '@halma/solver';
import { unwrap } from '../board/set-up.ts';
import { fullCamp, menInTarget } from './army.ts';
import { readLine } from './line.ts';

/** The result of playing a line from the full camp. */
export type CrossingCheck =
  | { readonly kind: 'across'; readonly end: Position }
  | { readonly kind: 'short'; readonly homeCount: number; readonly end: Position }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Plays moves from the full camp and reports the result. */
export function checkCrossing(moves: readonly Move[]): CrossingCheck {
  const end = playAll(fullCamp(), moves);
  if (!end.ok) return { kind: 'refused', refusal: end.refusal };
  if (end.value.outcome !== null) return { kind: 'across', end: end.value };
  return { kind: 'short', homeCount: menInTarget(end.value), end: end.value };
}

/** Reads a line and plays it from the full camp. */
export function checkCrossingText(text: string): CrossingCheck {
  const moves = readLine(fullCamp().rules.board, text);
  return moves.ok ? checkCrossing(moves.value) : { kind: 'refused', refusal: moves.refusal };
}

/** Returns the best known line for the crossing, and the proven lower bound on the number of moves. */
export function knownCrossing(): { readonly line: readonly Move[]; readonly lowerBound: number } {
  const result = knownTransfer(fullCamp().rules);
  return { line: result?.moves ?? [], lowerBound: result?.lowerBound ?? 0 };
}

/** Returns the final position of the best known line. */
export function endOfKnownCrossing(): Position {
  return unwrap(playAll(fullCamp(), knownCrossing().line));
}

/** Formats the moves that led to a position, in record notation. */
export function lineText(end: Position): string {
  const moves: string[] = [];
  for (let after = end; after.previous !== null && after.lastMove !== null; after = after.previous) {
    moves.push(formatFullMove(after.previous, after.lastMove));
  }
  return moves.reverse().join(' ');
}
