import { eastOf, northOf, southOf, twoEast, twoWest, westOf } from '../../../kernel/assembly/lattice';
import { bitboard } from './board';

// Chains of jumps. A jump keeps the parity class and passes over a man of a different class, so within a class
// only the cells that can be landed on matter, and every chain is reversible.

/**
 * Returns the cells of class k that chains of jumps reach.
 *
 * @param men set of all men that can be jumped
 * @param landings cells of the class on which a jump may land
 * @param passable subset of `landings` from which a chain may continue
 * @param start cells on which the chains begin; they count as reached
 */
@inline
export function reachable(k: i32, men: usize, landings: u64, passable: u64, start: u64): u64 {
  const row = bitboard(men, k ^ 1);
  const column = bitboard(men, k ^ 2);
  const diagonal = bitboard(men, k ^ 3);
  const beyondE = twoEast(true, landings);
  const beyondW = twoWest(true, landings);
  const east = eastOf(true, k, diagonal);
  const west = westOf(true, k, diagonal);
  const jumpE = eastOf(true, k, row) & beyondE;
  const jumpW = westOf(true, k, row) & beyondW;
  const jumpN = northOf(k, column) & (landings >> 8);
  const jumpS = southOf(k, column) & (landings << 8);
  const jumpNE = northOf(k, east) & (beyondE >> 8);
  const jumpNW = northOf(k, west) & (beyondW >> 8);
  const jumpSE = southOf(k, east) & (beyondE << 8);
  const jumpSW = southOf(k, west) & (beyondW << 8);
  let reached = start;
  let front = start;
  while (front != 0) {
    const next =
      (((front & jumpE) << 1) | ((front & jumpW) >> 1) | ((front & jumpN) << 8) | ((front & jumpS) >> 8) |
        ((front & jumpNE) << 9) | ((front & jumpNW) << 7) | ((front & jumpSE) >> 7) | ((front & jumpSW) >> 9)) &
      ~reached;
    reached |= next;
    front = next & passable;
  }
  return reached;
}
