import { formatFullMove, type Move, type Position, playAll, type Refusal } from '@halma/rules';
import { knownTransfer } from '@halma/solver';
import { sure } from '../board/set-up.ts';
import { fullYard, menAcross } from './army.ts';
import { readLine } from './line.ts';

/** What replaying a line from the full yard has shown. */
export type CrossingCheck =
  | { readonly kind: 'across'; readonly end: Position }
  | { readonly kind: 'short'; readonly home: number; readonly end: Position }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Plays moves from the full yard by the rules. */
export function checkCrossing(moves: readonly Move[]): CrossingCheck {
  const end = playAll(fullYard(), moves);
  if (!end.ok) return { kind: 'refused', refusal: end.refusal };
  if (end.value.outcome !== null) return { kind: 'across', end: end.value };
  return { kind: 'short', home: menAcross(end.value), end: end.value };
}

/** Reads a line and plays it. */
export function checkCrossingText(text: string): CrossingCheck {
  const moves = readLine(fullYard().rules.board, text);
  return moves.ok ? checkCrossing(moves.value) : { kind: 'refused', refusal: moves.refusal };
}

/** What the solver knows of the crossing: the best line there is, and how few moves it is proven to take at least. */
export function known(): { readonly line: readonly Move[]; readonly atLeast: number } {
  const way = knownTransfer(fullYard().rules);
  return { line: way?.moves ?? [], atLeast: way?.bound ?? 0 };
}

/** Where the stored line ends. */
export function storedEnd(): Position {
  return sure(playAll(fullYard(), known().line));
}

/** The moves that led to a position, as records write them, so that anybody can replay them. */
export function lineText(end: Position): string {
  const texts: string[] = [];
  for (let at = end; at.previous !== null && at.lastMove !== null; at = at.previous) {
    texts.push(formatFullMove(at.previous, at.lastMove));
  }
  return texts.reverse().join(' ');
}
