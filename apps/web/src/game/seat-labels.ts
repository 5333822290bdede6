import type { ChosenColours } from '@halma/board';
import type { Seat } from '@halma/rules';

/** The names and colours that the players at one device have chosen for their seats. Other seats have no entry. */
export interface SeatLabels {
  readonly names: ReadonlyMap<Seat, string>;
  readonly colours: ChosenColours;
}

export const NO_LABELS: SeatLabels = { names: new Map(), colours: new Map() };

/** The maximum length of a name, in characters. Names online have the same limit. */
export const MAX_NAME_LENGTH = 20;

/** Returns a name as the site shows and stores it: on one line, trimmed, and cut to the maximum length. */
export function cleanName(text: string): string {
  const line = text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...line.trim()].slice(0, MAX_NAME_LENGTH).join('').trim();
}
