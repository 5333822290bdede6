import { sha256Hex } from './sha256.ts';

/**
 * Returns the lot of each player: their rank, counted from 0, when sorted by the SHA-256 of “seed/lot/id”. The order of
 * two players does not depend on the other players, so a late entry does not change it.
 */
export function drawLots(seed: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const hashedIds = ids.map((id) => ({ id, hash: sha256Hex(`${seed}/lot/${id}`) }));
  hashedIds.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  return new Map(hashedIds.map(({ id }, rank) => [id, rank]));
}
