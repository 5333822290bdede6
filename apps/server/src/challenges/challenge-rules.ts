import {
  accept,
  type ChallengerGroup,
  type GameEvent,
  type GameSetup,
  type PersonId,
  type Result,
  refuse,
  type SeatHolder,
  type SeriesSetup,
} from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { decideCreation, rulesFor, UNRESTRICTED_PLAYER } from '../game/creation.ts';
import { noPoints } from '../game/series.ts';
import { chooseFirstSeat } from '../game/start.ts';
import { gameSeats } from '../game/state.ts';
import type { StoredChallenge } from '../store/challenge-store.ts';

/**
 * The longest time that a challenge can stay open, in milliseconds, for real-time games and for all others.
 */
const LIFETIME_MS = { live: 2 * HOUR_MS, other: 14 * DAY_MS } as const;

/** The facts about two people that decide whether one may challenge the other. */
export interface Relation {
  /** The opponent's choice of who may challenge them. */
  readonly accepts: ChallengerGroup;
  /** Whether the opponent follows the challenger. */
  readonly isFollowed: boolean;
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: boolean;
}

/** Returns whether a person may challenge another. */
export function mayChallenge({ accepts, isFollowed, isBlocked }: Relation): boolean {
  return !isBlocked && (accepts === 'all' || (accepts === 'followed' && isFollowed));
}

/** Refuses a challenge's plan unless it is a valid game with one seat for each of the two people. */
export function checkPlan(
  plan: GameSetup,
  challenger: PersonId,
  series: SeriesSetup | undefined,
): Result<undefined> {
  const created = decideCreation(plan, challenger, { now: 0, random: () => 0, player: UNRESTRICTED_PLAYER });
  if (!created.ok) return created;
  const kinds = Object.values(plan.seats).map(({ kind }) => kind);
  const hasBoth = ['me', 'open'].every((kind) => kinds.filter((other) => other === kind).length === 1);
  if (!hasBoth) return refuse('no-person');
  return series !== undefined && kinds.length > 2 ? refuse('series-for-two') : accept(undefined);
}

/** Returns when a challenge that is made now expires, in milliseconds since 1970. */
export function endOfChallenge({ clock }: GameSetup, now: number): number {
  return now + LIFETIME_MS[clock.kind === 'real-time' ? 'live' : 'other'];
}

/**
 * Returns the event that creates the game of an accepted challenge, with all seats taken, so that it starts
 * immediately.
 */
export function gameCreatedFromChallenge(
  { plan: { seats, ...terms }, by, to, begins, series }: StoredChallenge,
  random: () => number,
): Extract<GameEvent, { readonly kind: 'created' }> {
  const rules = rulesFor(terms);
  if (!rules.ok) throw new Error('the rules of a challenge are not valid');
  const letters = gameSeats({ rules: rules.value });
  const holders = letters.map((seat): [SeatLetter, SeatHolder] => {
    const setup = seats[seat];
    if (setup?.kind === 'level') return [seat, setup];
    return [seat, { kind: 'person', person: setup?.kind === 'me' ? by : to }];
  });
  const seatOf = (kind: 'me' | 'open'): SeatLetter | undefined =>
    letters.find((seat) => seats[seat]?.kind === kind);
  const chosenFirst = begins === 'random' ? undefined : seatOf(begins === 'challenger' ? 'me' : 'open');
  const seriesTerms = series && {
    series: { ...series, number: 1, points: noPoints({ rules: rules.value }) },
  };
  return {
    kind: 'created',
    terms: { ...terms, ...seriesTerms },
    by,
    seats: Object.fromEntries(holders),
    first:
      chosenFirst ??
      letters[Math.floor(random() * letters.length)] ??
      chooseFirstSeat({ rules: rules.value }, random),
  };
}
