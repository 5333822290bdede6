import { sha256Hex } from './sha256.ts';

/**
 * Returns the lot of each player: their rank, from 0, by the SHA-256 of “seed/lot/id”. A player's lot against another does not depend on
 * who else takes part, so a late entry changes no order.
 */
export function drawLots(seed: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const drawn = ids.map((id) => ({ id, hash: sha256Hex(`${seed}/lot/${id}`) }));
  drawn.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  return new Map(drawn.map(({ id }, rank) => [id, rank]));
}
