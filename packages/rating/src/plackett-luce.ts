import { clamp, POINTS_PER_UNIT } from './scale.ts';

/**
 * A rating for games with three or more sides, and for team games.
 *
 * Source: R. C. Weng and C.-J. Lin, “A Bayesian approximation method for online ranking”, JMLR 12, 2011, algorithm 4
 * (Plackett–Luce).
 */
export interface SideRating {
  /** In points. */
  readonly rating: number;
  /** The standard deviation of the rating, in points. */
  readonly deviation: number;
}

/**
 * A side in a game: its members, and its place, starting at 1. Sides with equal results have the same place.
 */
export interface RankedSide {
  readonly members: readonly SideRating[];
  readonly place: number;
}

/** The rating of a new player. */
export const NEW_SIDE_RATING: SideRating = { rating: 1500, deviation: 350 };

/** A rating with this deviation or more is provisional. */
export const PROVISIONAL_SIDE_DEVIATION = 260;

/** The limits within which a site keeps ratings. */
export const SIDE_LIMITS = { minRating: 400, minDeviation: 60, maxDeviation: 350 } as const;

/** The amount by which a rating's variance grows in a day without games, in points². */
const VARIANCE_PER_DAY = 23.3;

/** The constants of the algorithm, in points. */
export interface PlackettLuceRules {
  /** The variation of a side's performance from game to game: β in the source. */
  readonly performanceDeviation: number;
  /** The amount by which a member's strength may change between two games. */
  readonly drift: number;
}

/** The minimum fraction of its variance that a rating keeps after a game: κ in the source. */
const MIN_KEPT_FRACTION = 1e-4;

/** Returns a rating after a number of days without games. Only its deviation grows. */
export function ageSideRating({ rating, deviation }: SideRating, days: number): SideRating {
  const grownDeviation = Math.sqrt(deviation ** 2 + VARIANCE_PER_DAY * Math.max(0, days));
  return { rating, deviation: Math.min(SIDE_LIMITS.maxDeviation, grownDeviation) };
}

/**
 * Returns the ratings of all members after a game, in the order of the sides. Age the ratings to the day of
 * the game first.
 *
 * The more sides there are, the less each side's performance is assumed to vary. Otherwise ratings would
 * spread more in games with six sides than in games with three, and one pool could not hold both.
 */
export function rateSides(sides: readonly RankedSide[]): readonly (readonly SideRating[])[] {
  const rules = { performanceDeviation: POINTS_PER_UNIT / Math.sqrt(sides.length), drift: 5 };
  const { minRating, minDeviation, maxDeviation } = SIDE_LIMITS;
  return ratePlaces(sides, rules).map((members) =>
    members.map(({ rating, deviation }) => ({
      rating: Math.max(minRating, rating),
      deviation: clamp(deviation, minDeviation, maxDeviation),
    })),
  );
}

/** Returns the ratings after a game. Applies no limits, as in the source. */
export function ratePlaces(
  sides: readonly RankedSide[],
  { performanceDeviation, drift }: PlackettLuceRules,
): readonly (readonly SideRating[])[] {
  const teams = sides.map(({ members, place }) => ({
    place,
    rating: sum(members.map(({ rating }) => rating)),
    variance: sum(members.map(({ deviation }) => deviation ** 2 + drift ** 2)),
  }));
  const scale = Math.sqrt(sum(teams.map(({ variance }) => variance + performanceDeviation ** 2)));
  const powers = teams.map(({ rating }) => Math.exp(rating / scale));
  /** For each side, the total power of all sides that finished level with it or behind it. */
  const powerFrom = teams.map(({ place }) =>
    sum(powers.filter((_, index) => (teams[index]?.place ?? 0) >= place)),
  );
  const tieSizes = teams.map(({ place }) => teams.filter((other) => other.place === place).length);
  return teams.map(({ place, variance }, side) => {
    let surprise = 0;
    let certainty = 0;
    for (const [other, { place: otherPlace }] of teams.entries()) {
      if (otherPlace > place) continue;
      const chance = (powers[side] ?? 0) / (powerFrom[other] ?? 1);
      const share = tieSizes[other] ?? 1;
      surprise += ((other === side ? 1 : 0) - chance) / share;
      certainty += (chance * (1 - chance)) / share;
    }
    const gain = (surprise * variance) / scale;
    const shrinkage = ((Math.sqrt(variance) / scale) * certainty * variance) / scale ** 2;
    return (sides[side]?.members ?? []).map(({ rating, deviation }) => {
      const ownVariance = deviation ** 2 + drift ** 2;
      const keptFraction = Math.max(1 - (ownVariance / variance) * shrinkage, MIN_KEPT_FRACTION);
      return {
        rating: rating + (ownVariance / variance) * gain,
        deviation: Math.sqrt(ownVariance * keptFraction),
      };
    });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
