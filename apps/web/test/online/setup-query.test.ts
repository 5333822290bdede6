import { GameSetup, type SeatSetup, validateAs } from '@halma/protocol';
import { GAMES, type Seat } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES } from '../../src/game/clock.ts';
import { LEVELS } from '../../src/game/player.ts';
import {
  chosenGame,
  DEFAULT_CLOCKS,
  defaultSetup,
  type GameSetupChoice,
  realTime,
  toGameSetup,
  withGame,
  withSeatSetup,
} from '../../src/online/game-setup-choice.ts';
import { DAYS_PER_MOVE, readSetup, SPECTATOR_DELAYS, writeSetup } from '../../src/online/setup-query.ts';
import { knownGame } from '../game/setup.ts';

const halma2 = defaultSetup(knownGame('halma-2'));

const clock = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(...DAYS_PER_MOVE) }),
  fc
    .tuple(
      fc.constantFrom(...MAIN_TIME_MINUTES),
      fc.constantFrom(...INCREMENT_SECONDS),
      fc.constantFrom(...INCREMENT_SECONDS),
      fc.boolean(),
    )
    .map(([minutes, seconds, delay, isCharged]) => {
      const time = realTime(minutes, seconds, delay);
      return time.kind === 'real-time' && isCharged ? { ...time, lag: 'charged' as const } : time;
    }),
);

const seat: fc.Arbitrary<SeatSetup> = fc.oneof(
  fc.constantFrom({ kind: 'me' } as const, { kind: 'open' } as const),
  fc.constantFrom(...LEVELS).map((level) => ({ kind: 'level', level }) as const),
);

/** The choices in the form, made at random. */
const choice: fc.Arbitrary<GameSetupChoice> = fc
  .record({
    game: fc.constantFrom(...GAMES),
    seats: fc.array(seat, { minLength: 6, maxLength: 6 }),
    clock,
    spectatorDelay: fc.constantFrom(...SPECTATOR_DELAYS),
    isListed: fc.boolean(),
    isRated: fc.boolean(),
    preset: fc.constantFrom('standard' as const, 'parker-1885' as const),
    moveCap: fc.constantFrom('none', '60'),
  })
  .map(({ game, seats, preset, moveCap, ...others }) => {
    const seated = game.seats.reduce(
      (partial, gameSeat, index) => withSeatSetup(partial, gameSeat, seats[index] ?? { kind: 'open' }),
      defaultSetup(game),
    );
    return { ...seated, ...others, rules: { game: game.id, preset, options: { moveCap } } };
  });

test('a query restores every choice, regardless of the form’s initial choices, and the server accepts the setup', () => {
  fc.assert(
    fc.property(choice, choice, (original, base) => {
      const read = readSetup(new URLSearchParams(writeSetup(original).toString()), base);
      expect(read).toEqual(original);
      const setup = toGameSetup(read);
      if (!setup.ok) throw new Error(setup.refusal.code);
      expect(validateAs(GameSetup, setup.value).ok).toBe(true);
    }),
    { numRuns: 150 },
  );
});

describe('a query', () => {
  test.each([
    ['', halma2],
    ['game=chess&seats=open.open&clock=soon&spectators=3&join=all', { ...halma2, seats: seats('open.open') }],
    ['seats=me.me', halma2],
    ['seats=me', halma2],
    ['seats=open.11', halma2],
    ['seats=4.me', { ...halma2, seats: seats('4.me') }],
    ['clock=10-5', { ...halma2, clock: realTime(10, 5, 0) }],
    ['clock=10-5-0-charged-twice', halma2],
    ['clock=4-5', halma2],
    ['clock=3-days', { ...halma2, clock: DEFAULT_CLOCKS.days }],
    ['game=star-2', defaultSetup(knownGame('star-2'))],
    ['moveCap=60', { ...halma2, rules: { game: 'halma-2', preset: 'standard', options: { moveCap: '60' } } }],
    ['teams=opposite', halma2],
    ['preset=chess', halma2],
    ['join=link', { ...halma2, isListed: false }],
  ])('%j sets the expected choices', (query, expected) => {
    expect(readSetup(new URLSearchParams(query), halma2)).toEqual(expected);
  });

  test('that names only a game keeps the players, the clock and the visibility of the last setup', () => {
    const last = { ...halma2, clock: DEFAULT_CLOCKS.none, isListed: false, seats: seats('4.me') };
    const four = readSetup(new URLSearchParams('game=halma-4'), last);
    expect([four.clock, four.isListed, chosenGame(four).id]).toEqual([last.clock, false, 'halma-4']);
    expect([...four.seats.values()].map(({ kind }) => kind)).toEqual(['level', 'me', 'open', 'open']);
  });
});

test('the player keeps a seat if the new game has fewer seats', () => {
  const setup = withSeatSetup(defaultSetup(knownGame('halma-4')), 3, { kind: 'me' });
  expect([...withGame(setup, knownGame('halma-2')).seats.values()].map(({ kind }) => kind)).toEqual([
    'me',
    'open',
  ]);
});

/** Parses the two seats of Halma for two, such as `me.open` or `4.me`. */
function seats(text: string): ReadonlyMap<Seat, SeatSetup> {
  return new Map(
    text.split('.').map((holder, index): [Seat, SeatSetup] => {
      const setup: SeatSetup =
        holder === 'me' || holder === 'open' ? { kind: holder } : { kind: 'level', level: Number(holder) };
      return [index === 0 ? 1 : 3, setup];
    }),
  );
}
