import { FULL_SHARE, type GameFacts, type PersonId, type PoolId, type SeatFacts } from '@halma/protocol';
import { rateSides, rateGame as rateTwo, type Score } from '@halma/rating';
import { ratedSides } from './counting.ts';
import {
  deviationAt,
  isGlicko,
  type StoredRating,
  UNITS_PER_POINT,
  VOLATILITY_UNITS,
} from './stored-rating.ts';

/** The rating of a seat before and after a game. */
export interface SeatRatingChange {
  readonly seat: SeatFacts;
  readonly person: PersonId;
  readonly before: StoredRating;
  readonly after: StoredRating;
}

/**
 * Returns the rating changes of a counted game, in turn order. Every rating is first aged to the end of the game. The
 * ratings of sides that `ratedSides` leaves out do not change.
 *
 * @param ratingOf returns a person's rating in the pool before the game
 * @param isBot returns whether a person has a bot account
 */
export function rateFinishedGame(
  pool: PoolId,
  facts: GameFacts,
  ratingOf: (person: PersonId) => StoredRating,
  isBot: (person: PersonId) => boolean,
): readonly SeatRatingChange[] {
  const sides = ratedSides(facts);
  const rankedSeats = sides.flat();
  const seats = facts.seats.flatMap((seat) =>
    seat.person === undefined || !rankedSeats.includes(seat.seat)
      ? []
      : [{ seat, person: seat.person, before: ratingOf(seat.person) }],
  );
  const aged = new Map(
    seats.map(({ seat, before }) => [seat.seat, toPoints(pool, before, facts.endedAt)] as const),
  );
  const hasBots = seats.some(({ person }) => isBot(person));
  const rated = isGlicko(pool) ? rateDuel(facts, aged) : rateRanking({ ...facts, sides }, aged);
  return seats.map(({ seat, person, before }) => {
    const { rating, deviation, volatility } = rated.get(seat.seat) ?? toPoints(pool, before, facts.endedAt);
    const roundedRating = Math.round(rating * UNITS_PER_POINT);
    const after: StoredRating = {
      rating:
        hasBots && !isBot(person) ? before.rating + halved(roundedRating - before.rating) : roundedRating,
      deviation: Math.round(deviation * UNITS_PER_POINT),
      volatility: Math.round(volatility * VOLATILITY_UNITS),
      games: before.games + 1,
      firsts: before.firsts + (seat.turnPosition === 1 ? 1 : 0),
      lastAt: Math.max(before.lastAt, facts.endedAt),
    };
    return { seat, person, before, after };
  });
}

/**
 * Returns half of a rating change. A bot plays any number of games, always in the same way: a game against it says less
 * about a person than a game against people.
 */
function halved(change: number): number {
  return Math.trunc(change / 2);
}

/** A rating in points. */
interface PointRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

type RatingBySeat = ReadonlyMap<string, PointRating>;

function toPoints(pool: PoolId, stored: StoredRating, at: number): PointRating {
  return {
    rating: stored.rating / UNITS_PER_POINT,
    deviation: deviationAt(pool, stored, at) / UNITS_PER_POINT,
    volatility: stored.volatility / VOLATILITY_UNITS,
  };
}

function rateDuel({ seats: [first, second] }: GameFacts, aged: RatingBySeat): RatingBySeat {
  const [one, other] = [first && aged.get(first.seat), second && aged.get(second.seat)];
  if (!first || !second || !one || !other) throw new Error('a game of two has two players');
  const score = ((first.share ?? 0) / FULL_SHARE) as Score;
  const [oneAfter, otherAfter] = rateTwo(one, other, score);
  return new Map([
    [first.seat, oneAfter],
    [second.seat, otherAfter],
  ]);
}

function rateRanking({ sides, seats }: GameFacts, aged: RatingBySeat): RatingBySeat {
  const placeOf = new Map(seats.map(({ seat, place }) => [seat, place ?? 1]));
  const ranked = sides.map((side) => ({
    place: placeOf.get(side[0] ?? 'A') ?? 1,
    members: side.flatMap((seat) => aged.get(seat) ?? []),
  }));
  const rated = rateSides(ranked);
  return new Map(
    sides.flatMap((side, index) =>
      side.flatMap((seat, member) => {
        const after = rated[index]?.[member];
        return after === undefined ? [] : [[seat, { ...after, volatility: 0 }] as const];
      }),
    ),
  );
}
