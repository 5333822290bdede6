import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';
import { type TravelCosts, travelCosts } from './travel-cost.ts';

/** What a seat's men cost all together: the way its army still has to go. @param costs the travel costs of the game unless given */
export function armyCost(
  { men, rules }: Position,
  seat: Seat,
  costs: TravelCosts = travelCosts(rules),
): number {
  let sum = 0;
  for (let cell = 0; cell < rules.board.cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man !== VACANT && seatOf(man) === seat) sum += costs[man]?.[cell] ?? 0;
  }
  return sum;
}
