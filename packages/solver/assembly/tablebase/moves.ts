import { ADJACENT, directionCount, LANDINGS, NEIGHBOURS } from './board';
import { MAX_DIRECTIONS, NO_CELL } from './limits';

/**
 * Returns the cells that a man reaches by a step or a hop. Moves are reversible, so these are also the cells from which
 * it may have come.
 *
 * @param occupied the cells of all other men
 */
export function destinations(from: u32, occupied: u64): u64 {
  const adjacent = load<u64>(ADJACENT + 8 * from);
  const steps = adjacent & ~occupied;
  if ((adjacent & occupied) == 0) return steps;
  const origin = <u64>1 << from;
  let landings = origin;
  let frontier = origin;
  while (frontier != 0) {
    const cell = <u32>ctz(frontier);
    frontier &= frontier - 1;
    if ((load<u64>(ADJACENT + 8 * cell) & occupied) == 0) continue;
    const row = cell * MAX_DIRECTIONS;
    for (let direction: u32 = 0; direction < directionCount; direction += 1) {
      const jumped = load<u8>(NEIGHBOURS + row + direction);
      if (jumped == NO_CELL || ((occupied >> <u64>jumped) & 1) == 0) continue;
      const landing = load<u8>(LANDINGS + row + direction);
      if (landing == NO_CELL) continue;
      const bit = <u64>1 << <u64>landing;
      if ((occupied | landings) & bit) continue;
      landings |= bit;
      frontier |= bit;
    }
  }
  return steps | (landings ^ origin);
}
