import type { ClockChoice, SeatPlan, TablePlan } from '@halma/protocol';
import { type Game, makeRules, type Result, type Rules, type Seat, seatLetter } from '@halma/rules';
import { choiceOfGame } from '../game/choose.ts';
import type { GameChoice } from '../game/new-game.ts';

/** What a person settles before a table is set. */
export interface TableChoice {
  /** The game and its rules; who plays stands in `plans`. */
  readonly game: GameChoice;
  /** By seat. */
  readonly plans: ReadonlyMap<Seat, SeatPlan>;
  readonly clock: ClockChoice;
  /** Onlookers see the game so many turns late. */
  readonly behind: number;
}

const MINUTE = 60_000;
const SECOND = 1000;

/** Twenty minutes each and ten seconds a move. */
const USUAL_CLOCK: ClockChoice = realTime(20, 10, 0);

/** A clock of so many minutes each, seconds added after each move, and seconds before a turn counts. */
export function realTime(minutes: number, seconds: number, delay: number): ClockChoice {
  return {
    kind: 'real-time',
    main: minutes * MINUTE,
    increment: seconds * SECOND,
    delay: delay * SECOND,
  };
}

/** A game as it is usually played: oneself on the first seat, the others open. */
export function tableOf(game: Game, clock: ClockChoice = USUAL_CLOCK): TableChoice {
  return { game: choiceOfGame(game), plans: usualPlans(game.seats), clock, behind: 0 };
}

/** The choice with other rules. Where they change who plays, the seats begin anew. */
export function withGame(choice: TableChoice, game: GameChoice): TableChoice {
  const rules = makeRules(game.rules);
  const isSame = rules.ok && rules.value.seats.every((seat) => choice.plans.has(seat));
  return { ...choice, game, plans: rules.ok && !isSame ? usualPlans(rules.value.seats) : choice.plans };
}

/** The choice with another plan for a seat. Oneself sits on one seat alone. */
export function withPlan(choice: TableChoice, seat: Seat, plan: SeatPlan): TableChoice {
  const others = [...choice.plans].map(([other, before]): [Seat, SeatPlan] => [
    other,
    plan.kind === 'me' && before.kind === 'me' ? { kind: 'open' } : before,
  ]);
  return { ...choice, plans: new Map([...others, [seat, plan]]) };
}

/** What the server is asked for; refused when the rules do not go together. */
export function planOf({ game, plans, clock, behind }: TableChoice, listed: boolean): Result<TablePlan> {
  const rules = makeRules(game.rules);
  if (!rules.ok) return rules;
  const { seats, preset } = rules.value;
  return {
    ok: true,
    value: {
      rules: { game: rules.value.game.id, preset, options: { ...game.rules.options } },
      clock,
      listed,
      spectatorsBehind: behind,
      seats: Object.fromEntries(seats.map((seat) => [seatLetter(seat), plans.get(seat) ?? { kind: 'open' }])),
    },
  };
}

/** The rules of a choice; undefined when they do not go together. */
export function rulesOfChoice({ game }: TableChoice): Rules | undefined {
  const rules = makeRules(game.rules);
  return rules.ok ? rules.value : undefined;
}

function usualPlans(seats: readonly Seat[]): TableChoice['plans'] {
  return new Map(seats.map((seat, index) => [seat, { kind: index === 0 ? 'me' : 'open' }]));
}
