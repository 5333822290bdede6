import { ADJACENT, directionCount, LANDINGS, NEIGHBOURS } from './board';
import {
  difference,
  firstCell,
  intersects,
  isEmpty,
  setIn,
  singleton,
  union,
  withoutFirst,
} from './cell-set';
import { MAX_DIRECTIONS, NO_CELL } from './limits';

/**
 * Returns the cells that a man reaches by a step or a hop. Moves are reversible, so these are also the cells from which
 * it may have come.
 *
 * @param occupied the cells of all other men
 */
export function destinations<T>(from: u32, occupied: T): T {
  const adjacent = setIn<T>(ADJACENT, from);
  const steps = difference<T>(adjacent, occupied);
  if (!intersects<T>(adjacent, occupied)) return steps;
  const origin = singleton<T>(from);
  let landings = origin;
  let frontier = origin;
  while (!isEmpty<T>(frontier)) {
    const cell = firstCell<T>(frontier);
    frontier = withoutFirst<T>(frontier);
    if (!intersects<T>(setIn<T>(ADJACENT, cell), occupied)) continue;
    const row = cell * MAX_DIRECTIONS;
    for (let direction: u32 = 0; direction < directionCount; direction += 1) {
      const jumped = load<u8>(NEIGHBOURS + row + direction);
      if (jumped == NO_CELL || !intersects<T>(occupied, singleton<T>(jumped))) continue;
      const landing = load<u8>(LANDINGS + row + direction);
      if (landing == NO_CELL) continue;
      const bit = singleton<T>(landing);
      if (intersects<T>(union<T>(occupied, landings), bit)) continue;
      landings = union<T>(landings, bit);
      frontier = union<T>(frontier, bit);
    }
  }
  return union<T>(steps, difference<T>(landings, origin));
}
