import {
  accept,
  type GameSetup,
  type GameTerms,
  type OnlineGameId,
  type PersonId,
  type Result,
  ratingPool,
  refuse,
  type SeatHolder,
} from '@halma/protocol';
import { makeRules, type Rules, type SeatLetter } from '@halma/rules';
import { LRUCache } from 'lru-cache';
import { initialClock } from './clock.ts';
import type { DecisionContext, EventOf } from './context.ts';
import { NO_EVENTS } from './event-limits.ts';
import { limitRefusal } from './limits.ts';
import { chooseFirstSeat, isFull, needsReadyCheck, startedState } from './start.ts';
import { type GameState, gameSeats } from './state.ts';

/** A player with no restrictions, so only a game's setup decides whether it can be created. */
export const UNRESTRICTED_PLAYER: DecisionContext['player'] = {
  hasAccount: true,
  isBot: false,
  isClosed: false,
  limits: [],
};

/** Decides whether a game can be created. Refuses invalid rules, options and seats. */
export function decideCreation(
  { seats: setup, ...terms }: GameSetup,
  creator: PersonId,
  { now, random, player }: Pick<DecisionContext, 'now' | 'random' | 'player'>,
): Result<EventOf<'created'>> {
  if (player.isClosed) return refuse('no-session');
  const rules = rulesFor(terms);
  if (!rules.ok) return rules;
  const letters = gameSeats({ rules: rules.value });
  if (letters.some((seat) => setup[seat] === undefined)) return refuse('no-such-seat');
  if (Object.keys(setup).length !== letters.length) return refuse('no-such-seat');
  const kinds = letters.map((seat) => setup[seat]?.kind);
  if (kinds.filter((kind) => kind === 'me').length > 1) return refuse('already-seated');
  if (!kinds.some((kind) => kind === 'me' || kind === 'open')) return refuse('no-person');
  if (kinds.includes('level') && terms.clock.kind === 'days') return refuse('clock-needs-people');
  if (terms.rated) {
    const rateable = checkRated(terms, kinds.includes('level'));
    if (!rateable.ok) return rateable;
    if (!player.hasAccount) return refuse('no-account');
  }
  const refusal = limitRefusal(terms, player.limits, now);
  if (refusal !== undefined) return refusal;
  const seats = Object.fromEntries(letters.map((seat) => [seat, seatHolder(setup[seat], creator)]));
  const game = { rules: rules.value, seats };
  const starts = isFull(game) && !needsReadyCheck(game);
  const first = starts ? { first: chooseFirstSeat(game, random) } : {};
  return accept({ kind: 'created', terms, by: creator, seats, ...first });
}

/** Refuses terms that cannot be rated. */
function checkRated(terms: GameTerms, hasEngineSeat: boolean): Result<undefined> {
  const pool = ratingPool(terms);
  if ('reason' in pool) return refuse(pool.reason);
  return hasEngineSeat ? refuse('rated-needs-people') : accept(undefined);
}

/** Returns the state of a game after its `created` event. */
export function createdState(game: OnlineGameId, event: EventOf<'created'>, at: number): GameState {
  const { terms, seats, by, first } = event;
  const rules = rulesFor(terms);
  if (!rules.ok) throw new Error(`the log of ${game} starts with an invalid game`);
  const state: GameState = {
    game,
    lastSeq: 0,
    terms,
    rules: rules.value,
    creator: by,
    wasCreatedEmpty: Object.values(seats).every(({ kind }) => kind !== 'person'),
    createdAt: at,
    fullAt: null,
    startedAt: null,
    changedAt: at,
    phase: 'waiting',
    seats,
    readySeats: [],
    position: null,
    history: [],
    clock: initialClock(terms.clock, gameSeats({ rules: rules.value }), at),
    drawOfferedBy: [],
    takeback: null,
    rematchOfferedBy: [],
    nextGame: null,
    wasSeriesCutShort: false,
    outcome: null,
    counts: NO_EVENTS,
    statesBeforeMoves: [],
    isOutdated: false,
  };
  return first === undefined ? state : { ...state, ...startedState(state, first, at) };
}

function seatHolder(setup: GameSetup['seats'][SeatLetter], creator: PersonId): SeatHolder {
  if (setup?.kind === 'level') return setup;
  return setup?.kind === 'me' ? { kind: 'person', person: creator } : { kind: 'open' };
}

// Building the rules takes longer than making a move, and most games share a few sets of rules.
const rulesCache = new LRUCache<string, Result<Rules>>({ max: 200 });

/** Returns the rules of a game. Refuses unknown rules and options. */
export function rulesFor({ rules }: Pick<GameTerms, 'rules'>): Result<Rules> {
  const key = JSON.stringify(rules);
  const cached = rulesCache.get(key);
  if (cached !== undefined) return cached;
  const options = Object.fromEntries(
    Object.entries(rules.options).filter(([, value]) => value !== undefined),
  );
  const result = makeRules({ game: rules.game, preset: rules.preset, options });
  rulesCache.set(key, result);
  return result;
}
