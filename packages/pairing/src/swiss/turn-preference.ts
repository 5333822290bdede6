/** A player's preference to move first, or not to: the colour preference of the FIDE rules. */
export interface TurnPreference {
  /** 1 to move first, −1 not to move first, 0 if there is no preference. */
  readonly begin: -1 | 0 | 1;
  readonly strength: 0 | 1 | 2 | 3;
  /** How many more times the player has had one position than the other. */
  readonly imbalance: number;
}

/** The strength of a preference that must be granted. */
export const ABSOLUTE = 3;

/**
 * Returns a player's preference, based on their turn positions so far. It is absolute if the player has had one
 * position at least two more times than the other, or the same position twice in a row; strong if they have had one
 * position once more than the other; otherwise mild, for the position that they did not have last time.
 */
export function turnPreference(positions: readonly number[]): TurnPreference {
  const last = positions.at(-1);
  if (last === undefined) return { begin: 0, strength: 0, imbalance: 0 };
  const firsts = positions.filter((position) => position === 0).length;
  const lead = firsts - (positions.length - firsts);
  const other = last === 0 ? -1 : 1;
  const imbalance = Math.abs(lead);
  if (imbalance > 1) return { begin: lead > 0 ? -1 : 1, strength: ABSOLUTE, imbalance };
  if (positions.length > 1 && positions.at(-2) === last)
    return { begin: other, strength: ABSOLUTE, imbalance };
  if (lead !== 0) return { begin: lead > 0 ? -1 : 1, strength: 2, imbalance };
  return { begin: other, strength: 1, imbalance };
}

/**
 * Puts a pair into turn order. If the players want different positions, both get theirs. Otherwise the stronger
 * preference decides; then the larger imbalance; then fewer games as the player who moves first; then the opposite of
 * the last positions that differed; then rank: at odd tables the higher-ranked player moves first, at even ones the
 * lower-ranked.
 */
export function pairInTurnOrder<Player extends { readonly positions: readonly number[] }>(
  higher: Player,
  lower: Player,
  table: number,
): readonly [Player, Player] {
  const higherBegins = firstBegins(higher.positions, lower.positions, table);
  return higherBegins ? [higher, lower] : [lower, higher];
}

/** Returns whether the first of two players moves first. */
function firstBegins(one: readonly number[], other: readonly number[], table: number): boolean {
  const preference = turnPreference(one);
  const otherPreference = turnPreference(other);
  const areOpposite = preference.begin !== 0 && preference.begin === -otherPreference.begin;
  if (areOpposite) return preference.begin === 1;
  const difference =
    preference.strength - otherPreference.strength || preference.imbalance - otherPreference.imbalance;
  if (difference !== 0) return difference > 0 ? preference.begin === 1 : otherPreference.begin === -1;
  const firsts = one.filter((position) => position === 0).length;
  const otherFirsts = other.filter((position) => position === 0).length;
  if (firsts !== otherFirsts) return firsts < otherFirsts;
  for (let back = 1; back <= Math.min(one.length, other.length); back += 1)
    if (one.at(-back) !== other.at(-back)) return one.at(-back) !== 0;
  return table % 2 === 1;
}
