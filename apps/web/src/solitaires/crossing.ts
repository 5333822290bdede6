import { formatFullMove, type Move, type Position, parseMove, playAll, type Refusal } from '@halma/rules';
import { sure } from '../board/set-up.ts';
import { fullYard, menAcross } from './army.ts';
import { leafletText } from './leaflet-texts.ts';
import { readLine } from './line.ts';

/** No line across is shorter: three men must change both parities by steps and still come across by other moves. */
export const FEWEST_POSSIBLE = 22;

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

/** The line that is stored with the project: the best one it was given. */
export function storedCrossing(): readonly Move[] {
  const { board } = fullYard().rules;
  return leafletText('crossing-45.txt')
    .split(/\s+/)
    .map((text) => sure(parseMove(board, text)));
}

/** Where the stored line ends. */
export function storedEnd(): Position {
  return sure(playAll(fullYard(), storedCrossing()));
}

/** The moves that led to a position, as records write them, so that anybody can replay them. */
export function lineText(end: Position): string {
  const texts: string[] = [];
  for (let at = end; at.previous !== null && at.lastMove !== null; at = at.previous) {
    texts.push(formatFullMove(at.previous, at.lastMove));
  }
  return texts.reverse().join(' ');
}
