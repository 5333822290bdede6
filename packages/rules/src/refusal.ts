/** Every reason for which the rules refuse something. The list is closed: text for people is made from it at the edge. */
export const REFUSAL_CODES = [
  // a turn
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
  // an end that is not a move
  'seat-not-in-play',
  'nothing-to-claim',
  // a game and its options
  'unknown-game',
  'unknown-preset',
  'unknown-option',
  'bad-option-value',
  'option-not-for-game',
  'repeated-option',
  'unknown-seat',
  // a text
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

/** An expected refusal: what was wrong and where. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The turn that was refused: in a list of moves counted from 1, else the ply it would have made. */
  readonly ply?: number;
  /** The name of a cell, or the offset of a character in the text that was read. */
  readonly at?: string | number;
  /** The word, name or value the refusal is about. */
  readonly detail?: string;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a success. */
export function accept<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** Wraps a code, and where it applies, as a refusal. */
export function refuse(
  code: RefusalCode,
  where: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...where } };
}
