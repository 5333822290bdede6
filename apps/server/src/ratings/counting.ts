import {
  FAMILY_RATINGS,
  familyOfPool,
  type GameFacts,
  type PersonId,
  type PoolId,
  UNCOUNTED_REASONS,
  type UncountedReason,
} from '@halma/protocol';

/** A rated game that counted, between the same people. */
export interface EarlierGame {
  readonly endedAt: number;
  readonly opening: string;
  /** The person alone in first place, if there is one. */
  readonly winner: PersonId | undefined;
}

/** What is known about a finished game besides its facts. */
export interface CountingContext {
  readonly pool: PoolId;
  /** The latest counted games between the same people, the latest first: at most `MAX_PER_DAY`. */
  readonly earlier: readonly EarlierGame[];
  /** When the winner's account, or the guest before it, was created; undefined without a single winner. */
  readonly winnerSince: number | undefined;
  /** Whether the winner's rating was provisional before the game. */
  readonly isWinnerProvisional: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/** The fewest turns of each seat with which a game counts. */
const MIN_TURNS = 5;

/** How many games of the same people count in 24 hours. */
export const MAX_PER_DAY = 12;

/** How many of the latest games of the same people a game is compared with. */
const COMPARED_LINES = 2;

/** How long an account is new, in milliseconds. */
const NEW_ACCOUNT_MS = 7 * DAY_MS;

/** Why a rated game does not count: for each reason, whether it applies. The first that applies is the reason. */
const RULES: Readonly<Record<UncountedReason, (facts: GameFacts, context: CountingContext) => boolean>> = {
  aborted: ({ termination }) => termination === undefined,
  'no-turn': ({ seats }) => seats.some(({ turns }) => turns === 0),
  short: ({ seats }) => seats.some(({ turns }) => turns < MIN_TURNS),
  'too-often': ({ endedAt }, { earlier }) =>
    earlier.filter((game) => endedAt - game.endedAt < DAY_MS).length >= MAX_PER_DAY,
  'same-line': (facts, { earlier }) => {
    const winner = winnerOf(facts);
    return (
      winner !== undefined &&
      earlier
        .slice(0, COMPARED_LINES)
        .some((game) => game.winner === winner && game.opening === facts.opening)
    );
  },
  'new-account': ({ endedAt, listed, seats }, { pool, winnerSince, isWinnerProvisional }) => {
    const usual = FAMILY_RATINGS[familyOfPool(pool)].usualTurns;
    const isShort = seats.every(({ turns }) => turns < usual / 2);
    const isNew = winnerSince !== undefined && endedAt - winnerSince < NEW_ACCOUNT_MS;
    return isNew && isWinnerProvisional && isShort && !listed;
  },
};

/** Returns why a rated game does not count; undefined if it does. */
export function whyUncounted(facts: GameFacts, context: CountingContext): UncountedReason | undefined {
  return UNCOUNTED_REASONS.find((reason) => RULES[reason](facts, context));
}

/** Returns the person who is alone in first place. */
export function winnerOf({ seats }: GameFacts): PersonId | undefined {
  const [winner, ...others] = seats.filter(({ place }) => place === 1);
  return others.length === 0 ? winner?.person : undefined;
}
