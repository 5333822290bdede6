import {
  accept,
  type GameId,
  type Holder,
  type PersonId,
  type Result,
  refuse,
  type TablePlan,
  type Terms,
} from '@halma/protocol';
import { makeRules, type Rules, type SeatLetter } from '@halma/rules';
import type { Circumstances, EventOf } from './circumstances.ts';
import { fullClocks } from './clock.ts';
import { drawFirst, isFull, needsReadyCheck, started } from './start.ts';
import { type BySeat, type GameState, seatsOf } from './state.ts';

/** Somebody sets a table. Refused when the game, its options or its seats cannot be. */
export function decideCreation(
  { seats: plan, ...terms }: TablePlan,
  by: PersonId,
  { random }: Circumstances,
): Result<EventOf<'created'>> {
  const rules = rulesOf(terms);
  if (!rules.ok) return rules;
  const letters = seatsOf({ rules: rules.value });
  if (letters.some((seat) => plan[seat] === undefined)) return refuse('no-such-seat');
  if (Object.keys(plan).length !== letters.length) return refuse('no-such-seat');
  const kinds = letters.map((seat) => plan[seat]?.kind);
  if (kinds.filter((kind) => kind === 'me').length > 1) return refuse('already-seated');
  if (!kinds.some((kind) => kind === 'me' || kind === 'open')) return refuse('no-person');
  if (kinds.includes('level') && terms.clock.kind === 'days') return refuse('clock-needs-people');
  const seats = Object.fromEntries(letters.map((seat) => [seat, holderOf(plan[seat], by)]));
  return accept(createdWith({ terms, by, seats }, rules.value, random));
}

/** The table of a rematch: same people, same seats, and the next seat round the board begins. */
export function createdAgain(state: GameState): EventOf<'created'> {
  const seats = seatsOf(state);
  const last = state.position === null ? -1 : state.rules.seats.indexOf(state.position.first);
  const first = seats[(last + 1) % seats.length] ?? seats[0];
  if (first === undefined) throw new Error('a game without seats');
  return { kind: 'created', terms: state.terms, by: state.by, seats: state.seats, after: state.game, first };
}

/** The game a created event begins. */
export function stateOf(game: GameId, event: EventOf<'created'>, at: number): GameState {
  const { terms, seats, by, first } = event;
  const rules = rulesOf(terms);
  if (!rules.ok) throw new Error(`the log of ${game} begins with a game that cannot be`);
  const state: GameState = {
    game,
    seq: 0,
    terms,
    rules: rules.value,
    by,
    createdAt: at,
    changedAt: at,
    phase: 'waiting',
    seats,
    ready: [],
    position: null,
    score: [],
    clock: fullClocks(terms.clock, seatsOf({ rules: rules.value }), at),
    drawOffered: [],
    takeBack: null,
    rematch: [],
    next: null,
    outcome: null,
  };
  return first === undefined ? state : { ...state, ...started(state, first, at) };
}

function createdWith(
  { terms, by, seats }: { readonly terms: Terms; readonly by: PersonId; readonly seats: BySeat<Holder> },
  rules: Rules,
  random: Circumstances['random'],
): EventOf<'created'> {
  const table = { rules, seats };
  const starts = isFull(table) && !needsReadyCheck(table);
  return {
    kind: 'created',
    terms,
    by,
    seats,
    ...(starts ? { first: drawFirst(table, random) } : {}),
  };
}

function holderOf(plan: TablePlan['seats'][SeatLetter], by: PersonId): Holder {
  if (plan?.kind === 'level') return plan;
  return plan?.kind === 'me' ? { kind: 'person', person: by } : { kind: 'open' };
}

// Working out the rules of a game takes longer than a turn, and few kinds of tables are set at a time.
const known = new Map<string, Result<Rules>>();
const MOST_KNOWN = 200;

function rulesOf({ rules }: Terms): Result<Rules> {
  const key = JSON.stringify(rules);
  const found = known.get(key);
  if (found !== undefined) return found;
  const options = Object.fromEntries(
    Object.entries(rules.options).filter(([, value]) => value !== undefined),
  );
  const made = makeRules({ game: rules.game, preset: rules.preset, options });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}
