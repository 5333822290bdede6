/** All reasons why this package can refuse a request. */
export const PAIRING_REFUSAL_CODES = [
  /** Tables have two, three, four or six seats. */
  'bad-seats',
  /** The number of players, rounds or games is out of range, or does not fit the other numbers. */
  'bad-count',
  'too-few-players',
  'too-many-players',
  /** Two players have the same id. */
  'duplicate-player',
  /** A round names a player who is not in the tournament. */
  'unknown-player',
  /** A round names a player twice. */
  'seated-twice',
  /** The places of a game do not match its sides. */
  'bad-places',
  /** A game of an earlier round has no result yet. */
  'unfinished-game',
  /** All rounds of the tournament have been played, or it has a winner. */
  'tournament-over',
] as const;

export type PairingRefusalCode = (typeof PAIRING_REFUSAL_CODES)[number];

/** The reason for a refusal, and what it applies to. */
export interface PairingRefusal {
  readonly code: PairingRefusalCode;
  /** The id of a player, or the number that was refused. */
  readonly detail?: string | number;
  /** The round, starting at 1. */
  readonly round?: number;
}

/** A value, or the reason why there is none. */
export type PairingResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: PairingRefusal };

/** Wraps a value as a success. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a refusal code and its details as a result. */
export function refuse(
  code: PairingRefusalCode,
  details: Omit<PairingRefusal, 'code'> = {},
): { readonly ok: false; readonly refusal: PairingRefusal } {
  return { ok: false, refusal: { code, ...details } };
}
