// Each thread that solves a board has an instance of this module. The functions that handle sets exist for boards of up
// to 64 cells and for larger ones.
import { isWide } from './board';
import { isSymmetric, mirrorValues, storedRowRank } from './mirror';
import { expand, initialise } from './retrograde';
import { listZugzwangs } from './zugzwang';

export { ADJACENT, IMAGES, LANDINGS, NEIGHBOURS, ROTATED, setSize } from './board';
export { ENTRANCES, GOALS, setRules, TIPS } from './ends';
export { BINOMIAL_STRIDE, BINOMIALS } from './ranks';
export { hasValue } from './retrograde';
export { counters, listedValues, reserveRows, rows, sets, values } from './rows';

export function initialiseRow(rank: u32): u32 {
  return isWide() ? initialise<v128>(rank) : initialise<u64>(rank);
}

export function expandRow(rank: u32, depth: u32): u32 {
  return isWide() ? expand<v128>(rank, depth) : expand<u64>(rank, depth);
}

export function listZugzwangsOfRow(rank: u32): u32 {
  return isWide() ? listZugzwangs<v128>(rank) : listZugzwangs<u64>(rank);
}

export function rankOfStoredRow(rank: u32): u32 {
  return isWide() ? storedRowRank<v128>(rank) : storedRowRank<u64>(rank);
}

export function isSymmetricRow(rank: u32): bool {
  return isWide() ? isSymmetric<v128>(rank) : isSymmetric<u64>(rank);
}

export function mirrorRow(rank: u32): void {
  if (isWide()) mirrorValues<v128>(rank);
  else mirrorValues<u64>(rank);
}
