import type { ClockSetting, GameSetup, SeatSetup } from '@halma/protocol';
import { type Game, makeRules, type Result, type Rules, type Seat, seatLetter } from '@halma/rules';
import { defaultChoice } from '../game/choose.ts';
import type { GameChoice } from '../game/new-game.ts';

/** The choices in the form that creates an online game. */
export interface GameSetupChoice {
  /** The game and its rules; `plans` holds the players. */
  readonly game: GameChoice;
  /** By seat. */
  readonly seats: ReadonlyMap<Seat, SeatSetup>;
  readonly clock: ClockSetting;
  /** The delay for spectators, in turns. */
  readonly spectatorDelay: number;
}

const MINUTE = 60_000;
const SECOND = 1000;

/** Twenty minutes each and ten seconds a move. */
const USUAL_CLOCK: ClockSetting = realTime(20, 10, 0);

/** Returns a clock by the minutes for each seat, the seconds added after each move, and the delay in seconds. */
export function realTime(minutes: number, seconds: number, delay: number): ClockSetting {
  return {
    kind: 'real-time',
    main: minutes * MINUTE,
    increment: seconds * SECOND,
    delay: delay * SECOND,
  };
}

/** Returns the usual setup of a game: the player on the first seat, the others open. */
export function defaultSetup(game: Game, clock: ClockSetting = USUAL_CLOCK): GameSetupChoice {
  return { game: defaultChoice(game), seats: usualPlans(game.seats), clock, spectatorDelay: 0 };
}

/** Returns the choice with other rules. Resets the seats where the rules change them. */
export function withGame(choice: GameSetupChoice, game: GameChoice): GameSetupChoice {
  const rules = makeRules(game.rules);
  const isSame = rules.ok && rules.value.seats.every((seat) => choice.seats.has(seat));
  return { ...choice, game, seats: rules.ok && !isSame ? usualPlans(rules.value.seats) : choice.seats };
}

/** Returns the choice with another setup for a seat. The player holds only one seat. */
export function withSeatSetup(choice: GameSetupChoice, seat: Seat, plan: SeatSetup): GameSetupChoice {
  const others = [...choice.seats].map(([other, before]): [Seat, SeatSetup] => [
    other,
    plan.kind === 'me' && before.kind === 'me' ? { kind: 'open' } : before,
  ]);
  return { ...choice, seats: new Map([...others, [seat, plan]]) };
}

/** Returns the setup for the server. Refuses rules that conflict. */
export function gameSetupOf(
  { game, seats: plans, clock, spectatorDelay }: GameSetupChoice,
  listed: boolean,
): Result<GameSetup> {
  const rules = makeRules(game.rules);
  if (!rules.ok) return rules;
  const { seats, preset } = rules.value;
  return {
    ok: true,
    value: {
      rules: { game: rules.value.game.id, preset, options: { ...game.rules.options } },
      clock,
      listed,
      spectatorsBehind: spectatorDelay,
      seats: Object.fromEntries(seats.map((seat) => [seatLetter(seat), plans.get(seat) ?? { kind: 'open' }])),
    },
  };
}

/** Returns the rules of a choice; undefined when they conflict. */
export function rulesOfChoice({ game }: GameSetupChoice): Rules | undefined {
  const rules = makeRules(game.rules);
  return rules.ok ? rules.value : undefined;
}

function usualPlans(seats: readonly Seat[]): GameSetupChoice['seats'] {
  return new Map(seats.map((seat, index) => [seat, { kind: index === 0 ? 'me' : 'open' }]));
}
