import { GameSetup, validateAs } from '@halma/protocol';
import { GAMES } from '@halma/rules';
import { expect, test } from 'vitest';
import { withOption } from '../../src/game/rules-options.ts';
import {
  defaultSetup,
  type GameSetupChoice,
  realTime,
  toGameSetup,
  withSeatSetup,
} from '../../src/online/game-setup-choice.ts';
import { fieldOfFailure, findRefusal } from '../../src/online/setup-refusal.ts';
import { knownGame } from '../game/setup.ts';

const halma4 = knownGame('halma-4');

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the default setup of %s is valid for the server and names every seat',
  (_, game) => {
    const setup = toGameSetup(defaultSetup(game));
    if (!setup.ok) throw new Error(setup.refusal.code);
    expect(validateAs(GameSetup, setup.value)).toEqual(setup);
    const kinds = Object.values(setup.value.seats).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['me', ...game.seats.slice(1).map(() => 'open')]);
  },
);

test('the creator has exactly one seat', () => {
  const choice = withSeatSetup(defaultSetup(halma4), 3, { kind: 'me' });
  expect([...choice.seats].filter(([, { kind }]) => kind === 'me')).toEqual([[3, { kind: 'me' }]]);
});

test('changing the rules keeps the seats and changes the setup', () => {
  const choice = withSeatSetup(defaultSetup(halma4), 2, { kind: 'level', level: 4 });
  const rules = withOption(choice.rules, 'teams', 'opposite');
  const setup = toGameSetup({ ...choice, rules, isListed: false });
  expect(setup.ok && setup.value.rules.options).toEqual({ teams: 'opposite' });
  expect(setup.ok && setup.value.seats.B).toEqual({ kind: 'level', level: 4 });
  expect(setup.ok && setup.value.listed).toBe(false);
});

test.each([
  ['the default choices', {}, undefined, undefined],
  ['a game without people', { seats: new Map([[1, { kind: 'level', level: 4 }]]) }, 'no-person', 'seats'],
  [
    'the computer by correspondence',
    {
      seats: new Map([
        [1, { kind: 'me' }],
        [2, { kind: 'level', level: 4 }],
      ]),
      clock: { kind: 'days', days: 3 },
    },
    'clock-needs-people',
    'clock',
  ],
  [
    'an unknown option value',
    { rules: withOption({ game: 'halma-4' }, 'teams', 'unknown') },
    'bad-option-value',
    'rules',
  ],
] as const)(
  'finds the code and the field of the refusal, if there is one, for %s',
  (_, change, code, field) => {
    const refusal = findRefusal({ ...defaultSetup(halma4), ...change } as GameSetupChoice);
    expect([refusal?.code, refusal && fieldOfFailure(refusal)]).toEqual([code, field]);
  },
);

test('a lost connection concerns no field', () => {
  expect(fieldOfFailure({ code: 'no-connection' })).toBeUndefined();
});

test('the times of a clock are in milliseconds', () => {
  expect(realTime(5, 3, 2)).toEqual({ kind: 'real-time', main: 300_000, increment: 3000, delay: 2000 });
});
