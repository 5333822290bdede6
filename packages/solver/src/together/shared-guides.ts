import type { Rules, Seat } from '@halma/rules';
import { wayTo } from '../army/way.ts';
import type { Guide } from '../beam/guide.ts';

/** What guides two armies that work together: one should come home, the other should stand where it helps and be gone in time. */
export interface SharedGuides {
  readonly winner: Guide;
  /** By cell: what a man of the helper costs. */
  readonly helper: Int32Array;
}

/** What each term is chosen from. Which set leads furthest is a matter of luck, so chance chooses one for every beam. */
const WAY = 10;
const SQUARED = [-0.1, 0, 0, 0.1, 0.3] as const;
const SIDE = [0, 0.5, 1, 2] as const;
const HELPER_WAY = [3, 4, 5, 6, 7] as const;
const HELPER_SIDE = [1, 2, 3] as const;
const HELPER_INSIDE = [20, 30, 40, 60, 80] as const;
const CLASS_CHARGE = [20, 30, 45, 60] as const;
const NOISE = [0, 2, 4, 8] as const;

/** Guides by chance for the army of a seat that is to win. @param random from 0 up to 1 */
export function sharedGuides(rules: Rules, seat: Seat, random: () => number): SharedGuides {
  const { board, yards } = rules;
  const yard = yards[seat];
  const { targetTip: tip = 0, homeTip = 0 } = yard ?? {};
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  const terms = { squared: pick(SQUARED) ?? 0, side: pick(SIDE) ?? 0, noise: pick(NOISE) ?? 0 };
  const help = { way: pick(HELPER_WAY) ?? 0, side: pick(HELPER_SIDE) ?? 0, inside: pick(HELPER_INSIDE) ?? 0 };
  const classCharge = pick(CLASS_CHARGE) ?? 0;
  const costsBy = (cost: (cell: number) => number): Int32Array =>
    Int32Array.from({ length: board.cells }, (_, cell) =>
      Math.round(cost(cell) + terms.noise * (2 * random() - 1)),
    );
  // The two tips of the star lie one above the other.
  const off = (cell: number): number =>
    board.shape === 'star'
      ? Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0))
      : wayTo(rules, cell, tip).side;
  const costs = costsBy((cell) => {
    const { way } = wayTo(rules, cell, tip);
    return WAY * way + terms.squared * way ** 2 + terms.side * off(cell);
  });
  const helper = costsBy((cell) => {
    const { way } = wayTo(rules, cell, homeTip);
    return help.way * way + help.side * off(cell) + (yard?.inTarget[cell] === 1 ? help.inside : 0);
  });
  return { winner: { costs, markedCosts: costs, classCharge }, helper };
}
