import type { Rules, Seat } from '@halma/rules';
import { measurePathTo } from '../army/measure-path.ts';
import type { BeamHeuristic } from '../beam/heuristic.ts';

/**
 * The heuristics of two armies that cooperate: the winner comes home, and the helper crosses near the middle line and
 * leaves the winner's target in time.
 */
interface CooperativeHeuristics {
  readonly winner: BeamHeuristic;
  /** The cost of a man of the helper on each cell. */
  readonly helper: Int32Array;
}

/** The weight of the winner's distance, to which all other weights relate. */
const DISTANCE_WEIGHT = 10;
/** The possible values of each other weight. The best ones are unknown, so each beam picks values at random. */
const DISTANCE_SQUARED_WEIGHTS = [-0.1, 0, 0, 0.1, 0.3] as const;
const DEVIATION_WEIGHTS = [0, 0.5, 1, 2] as const;
const HELPER_DISTANCE_WEIGHTS = [3, 4, 5, 6, 7] as const;
const HELPER_DEVIATION_WEIGHTS = [1, 2, 3] as const;
const HELPER_IN_TARGET_COSTS = [20, 30, 40, 60, 80] as const;
const PARITY_PENALTIES = [20, 30, 45, 60] as const;
const NOISE_LIMITS = [0, 2, 4, 8] as const;

/**
 * Returns random heuristics for both armies.
 *
 * @param seat the seat that should win
 * @param random returns numbers from 0 up to, but not including, 1
 */
export function randomCooperativeHeuristics(
  rules: Rules,
  seat: Seat,
  random: () => number,
): CooperativeHeuristics {
  const { board, camps } = rules;
  const camp = camps[seat];
  const { targetTip: tip = 0, homeTip = 0 } = camp ?? {};
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  const weights = {
    squared: pick(DISTANCE_SQUARED_WEIGHTS) ?? 0,
    deviation: pick(DEVIATION_WEIGHTS) ?? 0,
    noise: pick(NOISE_LIMITS) ?? 0,
  };
  const helperWeights = {
    distance: pick(HELPER_DISTANCE_WEIGHTS) ?? 0,
    deviation: pick(HELPER_DEVIATION_WEIGHTS) ?? 0,
    inTarget: pick(HELPER_IN_TARGET_COSTS) ?? 0,
  };
  const parityPenalty = pick(PARITY_PENALTIES) ?? 0;
  const costsBy = (cost: (cell: number) => number): Int32Array =>
    Int32Array.from({ length: board.cellCount }, (_, cell) =>
      Math.round(cost(cell) + weights.noise * (2 * random() - 1)),
    );
  const mirror = board.symmetries().find(({ isMirror, cells }) => isMirror && cells[tip] === tip);
  const deviationOf = (cell: number): number => board.distance(cell, mirror?.cells[cell] ?? cell);
  const cellCosts = costsBy((cell) => {
    const { distance } = measurePathTo(rules, cell, tip);
    return (
      DISTANCE_WEIGHT * distance + weights.squared * distance ** 2 + weights.deviation * deviationOf(cell)
    );
  });
  const helper = costsBy((cell) => {
    const { distance } = measurePathTo(rules, cell, homeTip);
    return (
      helperWeights.distance * distance +
      helperWeights.deviation * deviationOf(cell) +
      (camp?.inTarget[cell] === 1 ? helperWeights.inTarget : 0)
    );
  });
  return { winner: { cellCosts, markedCellCosts: cellCosts, parityPenalty }, helper };
}
