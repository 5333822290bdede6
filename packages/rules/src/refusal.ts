import { printValue } from './print-value.ts';
import type { REFUSAL_CODES } from './refusal-codes.ts';

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The reason for a refusal, and where it applies. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The refused turn: in a list of moves, its number, starting at 1; otherwise its ply. */
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

/**
 * Wraps a refusal code and its details as a result. Prints the refused value, which may have any type if the caller is
 * written in plain JavaScript.
 */
export function refuse(
  code: RefusalCode,
  { detail, ...place }: Omit<Refusal, 'code' | 'detail'> & { readonly detail?: unknown } = {},
): { readonly ok: false; readonly refusal: Refusal } {
  const refusal = { code, ...place };
  return { ok: false, refusal: detail === undefined ? refusal : { ...refusal, detail: printValue(detail) } };
}
