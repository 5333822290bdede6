/** A player's claim to begin, or not to begin: the FIDE rules call it a colour preference. */
export interface TurnWish {
  /** 1 to begin, −1 not to begin, 0 without a wish. */
  readonly begin: -1 | 0 | 1;
  readonly strength: 0 | 1 | 2 | 3;
}

/** The strength of a wish that must be fulfilled. */
export const ABSOLUTE = 3;

/**
 * Returns a player's wish from their turn positions so far: absolute if one position leads by more than one or came twice in a row,
 * strong if one leads by one, and otherwise mild, for the other position than last time.
 */
export function turnWish(positions: readonly number[]): TurnWish {
  const last = positions.at(-1);
  if (last === undefined) return { begin: 0, strength: 0 };
  const firsts = positions.filter((position) => position === 0).length;
  const lead = firsts - (positions.length - firsts);
  const other = last === 0 ? -1 : 1;
  if (Math.abs(lead) > 1) return { begin: lead > 0 ? -1 : 1, strength: ABSOLUTE };
  if (positions.length > 1 && positions.at(-2) === last) return { begin: other, strength: ABSOLUTE };
  if (lead !== 0) return { begin: lead > 0 ? -1 : 1, strength: 2 };
  return { begin: other, strength: 1 };
}

/**
 * Puts a pair into turn order. The stronger wish decides; then fewer games begun; then the last round in which their positions differed,
 * turned; then rank: at odd tables the first of the pair begins, at even ones the second.
 */
export function pairInTurnOrder<Player extends { readonly positions: readonly number[] }>(
  higher: Player,
  lower: Player,
  table: number,
): readonly [Player, Player] {
  const begins = beginner(higher.positions, lower.positions, table);
  return begins ? [higher, lower] : [lower, higher];
}

/** Whether the first of two players begins. */
function beginner(one: readonly number[], other: readonly number[], table: number): boolean {
  const wish = turnWish(one);
  const otherWish = turnWish(other);
  if (wish.begin !== otherWish.begin && wish.begin + otherWish.begin === 0 && wish.begin !== 0)
    return wish.begin === 1;
  if (wish.strength !== otherWish.strength)
    return wish.strength > otherWish.strength ? wish.begin === 1 : otherWish.begin === -1;
  const firsts = one.filter((position) => position === 0).length;
  const otherFirsts = other.filter((position) => position === 0).length;
  if (firsts !== otherFirsts) return firsts < otherFirsts;
  for (let back = 1; back <= Math.min(one.length, other.length); back += 1)
    if (one.at(-back) !== other.at(-back)) return one.at(-back) !== 0;
  return table % 2 === 1;
}
