import { accept, type GameEvent, type PersonId, type Result, refuse } from '@halma/protocol';
import type { BySeat, GameState } from './state.ts';

/**
 * The maximum number of draw offers, takeback requests and rematch offers that one seat can make in a row.
 * Each of its moves gives one back. Answers and withdrawals need no limit, because there are at most a few
 * for each offer.
 */
export const MAX_OFFERS = 20;

/** The maximum number of times that one person can take a seat in a game. */
export const MAX_JOINS = 10;

/**
 * The maximum number of events before a game starts: people who join and leave again must not fill its log. One network
 * cannot use them up (`NetworkJoins`).
 */
export const MAX_EVENTS_BEFORE_START = 1000;

/** Counts of events, which limit how much the log of a game can grow without moves. */
export interface EventCounts {
  /** The number of offers by each seat, minus its moves since. */
  readonly offers: BySeat<number>;
  /** The number of times that each person has taken a seat. */
  readonly joins: Readonly<Record<PersonId, number>>;
}

/** The counts of a new game. */
export const NO_EVENTS: EventCounts = { offers: {}, joins: {} };

/** Refuses an event if there have been too many of its kind. */
export function checkEventLimits(state: GameState, event: GameEvent): Result<GameEvent> {
  if (event.kind === 'joined') {
    const isTooMany =
      (state.counts.joins[event.person] ?? 0) >= MAX_JOINS || state.lastSeq >= MAX_EVENTS_BEFORE_START;
    return isTooMany ? refuse('too-many-joins') : accept(event);
  }
  const isTooMany = opensOffer(state, event) && (state.counts.offers[event.seat] ?? 0) >= MAX_OFFERS;
  return isTooMany ? refuse('too-many-offers') : accept(event);
}

/** Returns the counts after an event. */
export function countsAfter(state: GameState, event: GameEvent): EventCounts {
  const { counts } = state;
  const { offers, joins } = counts;
  if (event.kind === 'joined')
    return { offers, joins: { ...joins, [event.person]: (joins[event.person] ?? 0) + 1 } };
  if (event.kind === 'moved') {
    const offerCount = offers[event.seat] ?? 0;
    return offerCount === 0 ? counts : { offers: { ...offers, [event.seat]: offerCount - 1 }, joins };
  }
  return opensOffer(state, event)
    ? { offers: { ...offers, [event.seat]: (offers[event.seat] ?? 0) + 1 }, joins }
    : counts;
}

type Offer = Extract<GameEvent, { readonly kind: 'draw-offered' | 'take-back-asked' | 'rematch-offered' }>;

/** Returns whether an event makes an offer or a request, rather than agreeing to one. */
function opensOffer(state: GameState, event: GameEvent): event is Offer {
  switch (event.kind) {
    case 'draw-offered':
      return state.drawOfferedBy.length === 0;
    case 'take-back-asked':
      return state.takeback === null;
    case 'rematch-offered':
      return state.rematchOfferedBy.length === 0;
    default:
      return false;
  }
}
