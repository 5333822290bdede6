/** Every code of a refusal by the rules. User interfaces translate the codes into text. */
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

/** An expected refusal: its reason and position. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The refused turn: its number in a list of moves, from 1, or else its ply. */
  readonly ply?: number;
  /** The name of a cell, or the offset of a character in the text that was read. */
  readonly at?: string | number;
  /** The word, name or value the refusal is about. */
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

/** Wraps a refusal code and its position as a result. */
export function refuse(
  code: RefusalCode,
  where: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...where } };
}
