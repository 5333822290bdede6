import {
  FAMILY_RATINGS,
  FULL_SHARE,
  familyOfPool,
  type GameFacts,
  type PersonId,
  type PlayerResult,
  type PoolId,
  UNCOUNTED_REASONS,
  type UncountedReason,
} from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { DAY_MS } from '../durations.ts';

/** An earlier rated game between the same people that counted. */
export interface EarlierGame {
  readonly endedAt: number;
  readonly opening: string;
  /** The side alone in first place, if there is one, as `winnerKey` names it. */
  readonly winner: string | undefined;
}

/** The data about a finished game other than its facts. */
export interface CountingContext {
  readonly pool: PoolId;
  /** Whether the operator has excluded the game from the ratings. */
  readonly isVoid: boolean;
  /** Whether a winner connected from the network of an opponent while the game was played. */
  readonly hasSharedNetwork: boolean;
  /** The latest counted games between the same people, latest first: at most `MAX_PER_DAY`. */
  readonly earlier: readonly EarlierGame[];
  /** The people of the side alone in first place; none if sides share it. */
  readonly winners: readonly Winner[];
}

/** A winner's data from before the game. */
interface Winner {
  /** The time at which the account, or the guest before it, was created; undefined if that is unknown. */
  readonly createdAt: number | undefined;
  readonly isProvisional: boolean;
}

/** The minimum number of turns by each seat for a two-sided game to count. */
const MIN_TURNS = 5;

/** The maximum number of games between the same people that count in 24 hours. */
export const MAX_PER_DAY = 12;

/** The maximum number of most recent games between the same people that a game is compared with. */
const MAX_COMPARED_GAMES = 2;

/** How long an account is new, in milliseconds. */
const NEW_ACCOUNT_MS = 7 * DAY_MS;

/**
 * The reasons why a rated game does not count, each with a function that returns whether it applies. The first that
 * applies is reported.
 */
const RULES: Readonly<Record<UncountedReason, (facts: GameFacts, context: CountingContext) => boolean>> = {
  void: (_, { isVoid }) => isVoid,
  aborted: ({ termination }) => termination === undefined,
  organiser: (facts) => ratedSides(facts).length < 2,
  'no-turn': (facts) => {
    const ratedSeats = ratedSides(facts).flat();
    return facts.seats.some(({ seat, turns }) => turns === 0 && ratedSeats.includes(seat));
  },
  // With more than two sides, a player who leaves early is last, and the others have played a game.
  short: (facts) => {
    const turnsOf = new Map(facts.seats.map(({ seat, turns }) => [seat, turns]));
    const isLong = (side: readonly SeatLetter[]): boolean =>
      side.every((seat) => (turnsOf.get(seat) ?? 0) >= MIN_TURNS);
    return ratedSides(facts).filter(isLong).length < 2;
  },
  'too-often': ({ endedAt }, { earlier }) =>
    earlier.filter((game) => endedAt - game.endedAt < DAY_MS).length >= MAX_PER_DAY,
  'same-line': (facts, { earlier }) => {
    const winner = winnerKey(facts);
    return (
      winner !== undefined &&
      earlier
        .slice(0, MAX_COMPARED_GAMES)
        .some((game) => game.winner === winner && game.opening === facts.opening)
    );
  },
  'new-account': ({ endedAt, listed, seats }, { pool, winners, hasSharedNetwork }) => {
    const { usualTurns } = FAMILY_RATINGS[familyOfPool(pool)];
    const isShort = seats.every(({ turns }) => turns < usualTurns / 2);
    const isNew = winners.some(
      ({ createdAt, isProvisional }) =>
        createdAt !== undefined && endedAt - createdAt < NEW_ACCOUNT_MS && isProvisional,
    );
    return isNew && isShort && (hasSharedNetwork || !listed);
  },
};

/** Returns why a rated game does not count; undefined if it does. */
export function uncountedReason(facts: GameFacts, context: CountingContext): UncountedReason | undefined {
  return UNCOUNTED_REASONS.find((reason) => RULES[reason](facts, context));
}

/**
 * Returns the sides whose results the players decided themselves. The result of a side with a player whom the organiser
 * of the tournament forfeited or removed is not rated; those of the others are, as they played on.
 */
export function ratedSides({ sides, seats }: Pick<GameFacts, 'sides' | 'seats'>): GameFacts['sides'] {
  const forfeited = seats.filter(({ out }) => out?.forfeited).map(({ seat }) => seat);
  return forfeited.length === 0
    ? sides
    : sides.filter((side) => !side.some((seat) => forfeited.includes(seat)));
}

/** Returns the people of the side that is alone in first place; none if sides share it. */
export function winnersOf({ sides, seats }: GameFacts): readonly PersonId[] {
  const first = seats.filter(({ place }) => place === 1);
  const isOneSide = sides.some((side) => first.every(({ seat }) => side.includes(seat)));
  return isOneSide ? first.flatMap(({ person }) => (person === undefined ? [] : [person])) : [];
}

/** Returns a text that is the same for the same people alone in first place; undefined if sides share it. */
export function winnerKey(facts: GameFacts): string | undefined {
  const winners = winnersOf(facts);
  return winners.length === 0 ? undefined : winners.toSorted().join();
}

/** Returns `win` for a side alone in first place, `draw` for one that shares it, otherwise `loss`. */
export function resultOf({ sides }: GameFacts, place = 1, share = 0): PlayerResult {
  if (place > 1) return 'loss';
  return share === FULL_SHARE || sides.length < 2 ? 'win' : 'draw';
}
