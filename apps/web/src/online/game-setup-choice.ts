import type { ClockSetting, GameSetup, SeatSetup } from '@halma/protocol';
import {
  type Game,
  makeRules,
  type Result,
  type Rules,
  type RulesConfig,
  type Seat,
  seatLetter,
} from '@halma/rules';

/** The choices in the form that creates an online game. */
export interface GameSetupChoice {
  readonly rules: RulesConfig;
  /** The setup of each seat. */
  readonly seats: ReadonlyMap<Seat, SeatSetup>;
  readonly clock: ClockSetting;
  /** The number of turns by which spectators are behind. */
  readonly spectatorDelay: number;
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The default clock: twenty minutes for each seat and ten seconds for each move. */
const DEFAULT_CLOCK: ClockSetting = realTime(20, 10, 0);

/** Returns a clock from the main time in minutes, and the increment and the delay in seconds. */
export function realTime(minutes: number, seconds: number, delay: number): ClockSetting {
  return {
    kind: 'real-time',
    main: minutes * MINUTE_MS,
    increment: seconds * SECOND_MS,
    delay: delay * SECOND_MS,
  };
}

/** Returns the default setup of a game: the player has the first seat, and the other seats are open. */
export function defaultSetup(game: Game, clock: ClockSetting = DEFAULT_CLOCK): GameSetupChoice {
  return { rules: { game: game.id }, seats: defaultSeats(game.seats), clock, spectatorDelay: 0 };
}

/** Returns the choices with different rules. Resets the seats if the rules change which seats there are. */
export function withRules(choice: GameSetupChoice, rules: RulesConfig): GameSetupChoice {
  const made = makeRules(rules);
  const hasSameSeats = made.ok && made.value.seats.every((seat) => choice.seats.has(seat));
  return {
    ...choice,
    rules,
    seats: made.ok && !hasSameSeats ? defaultSeats(made.value.seats) : choice.seats,
  };
}

/** Returns the choices with a different setup for a seat. The player has only one seat, so a previous one becomes open. */
export function withSeatSetup(choice: GameSetupChoice, seat: Seat, setup: SeatSetup): GameSetupChoice {
  const others = [...choice.seats].map(([other, before]): [Seat, SeatSetup] => [
    other,
    setup.kind === 'me' && before.kind === 'me' ? { kind: 'open' } : before,
  ]);
  return { ...choice, seats: new Map([...others, [seat, setup]]) };
}

/** Returns the setup to send to the server. Refuses rules that conflict. @param isListed whether the game is in the lobby */
export function gameSetupOf(
  { rules: config, seats: setups, clock, spectatorDelay }: GameSetupChoice,
  isListed: boolean,
): Result<GameSetup> {
  const rules = makeRules(config);
  if (!rules.ok) return rules;
  const { seats, preset } = rules.value;
  return {
    ok: true,
    value: {
      rules: { game: rules.value.game.id, preset, options: { ...config.options } },
      clock,
      listed: isListed,
      spectatorsBehind: spectatorDelay,
      seats: Object.fromEntries(
        seats.map((seat) => [seatLetter(seat), setups.get(seat) ?? { kind: 'open' }]),
      ),
    },
  };
}

/** Returns the chosen rules; undefined if they conflict. */
export function rulesOfChoice({ rules: config }: GameSetupChoice): Rules | undefined {
  const rules = makeRules(config);
  return rules.ok ? rules.value : undefined;
}

function defaultSeats(seats: readonly Seat[]): GameSetupChoice['seats'] {
  return new Map(seats.map((seat, index) => [seat, { kind: index === 0 ? 'me' : 'open' }]));
}
