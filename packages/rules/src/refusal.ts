/** The code of every refusal by the rules. User interfaces translate them into text. */
export const REFUSAL_CODES = [
  // Turns
  'game-over',
  'no-man-there',
  'not-your-man',
  'occupied',
  'same-cell',
  'not-adjacent',
  'no-man-to-jump',
  'wrong-gait',
  'broken-route',
  'leaves-target',
  'reenters-home',
  'foreign-camp',
  'completes-opponent',
  'yard-must-empty',
  'jump-demanded',
  'drops-first',
  'no-drop-here',
  'outside-drop-zone',
  'no-men-in-hand',
  'not-at-edge',
  'no-leaving-here',
  'no-demand-here',
  'must-move',
  // Ending a game without a move
  'seat-not-in-play',
  'nothing-to-claim',
  // Games and options
  'unknown-game',
  'unknown-preset',
  'unknown-option',
  'bad-option-value',
  'option-not-for-game',
  'repeated-option',
  'unknown-seat',
  // Notation
  'too-long',
  'unknown-board',
  'wrong-board',
  'bad-field',
  'bad-row',
  'bad-number',
  'bad-flag',
  'repeated-flag',
  'unknown-cell',
  'bad-move',
  'repeated-cell',
  'bad-key',
  'bad-tag',
  'repeated-tag',
  'missing-tag',
  'bad-round',
  'bad-comment',
  'result-disagrees',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The reason for a refusal, and where it applies. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The refused turn: its number from 1 in a list of moves, otherwise its ply. */
  readonly ply?: number;
  /** The name of a cell, or the offset of a character in the parsed string. */
  readonly at?: string | number;
  /** The word, name or value that was refused. */
  readonly detail?: string;
}

/** A value, or the reason why there is none. */
export type Result<Value, Reason = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Reason };

/** Wraps a value as a success. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a refusal code and its details as a result. */
export function refuse(
  code: RefusalCode,
  details: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...details } };
}
