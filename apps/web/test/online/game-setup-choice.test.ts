import { GameSetup, validateAs } from '@halma/protocol';
import { GAMES, gameById } from '@halma/rules';
import { expect, test } from 'vitest';
import { withOption } from '../../src/game/choose.ts';
import {
  defaultSetup,
  gameSetupOf,
  realTime,
  withRules,
  withSeatSetup,
} from '../../src/online/game-setup-choice.ts';

const four = gameById('halma-4');
if (four === undefined) throw new Error('halma-4 is missing');

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the default setup of %s is valid for the server and names every seat',
  (_, game) => {
    const setup = gameSetupOf(defaultSetup(game), true);
    if (!setup.ok) throw new Error(setup.refusal.code);
    expect(validateAs(GameSetup, setup.value)).toEqual(setup);
    const kinds = Object.values(setup.value.seats).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['me', ...game.seats.slice(1).map(() => 'open')]);
  },
);

test('the creator has exactly one seat', () => {
  const choice = withSeatSetup(defaultSetup(four), 3, { kind: 'me' });
  expect([...choice.seats].filter(([, { kind }]) => kind === 'me')).toEqual([[3, { kind: 'me' }]]);
});

test('a change of rules keeps the seats and is part of the setup', () => {
  const choice = withSeatSetup(defaultSetup(four), 2, { kind: 'level', level: 4 });
  const teams = withRules(choice, withOption(choice.rules, 'teams', 'opposite'));
  const setup = gameSetupOf(teams, false);
  expect(setup.ok && setup.value.rules.options).toEqual({ teams: 'opposite' });
  expect(setup.ok && setup.value.seats.B).toEqual({ kind: 'level', level: 4 });
  expect(setup.ok && setup.value.listed).toBe(false);
});

test('conflicting rules are refused', () => {
  const choice = defaultSetup(four);
  expect(gameSetupOf(withRules(choice, withOption(choice.rules, 'teams', 'unknown')), true).ok).toBe(false);
});

test('a clock is in milliseconds', () => {
  expect(realTime(5, 3, 2)).toEqual({ kind: 'real-time', main: 300_000, increment: 3000, delay: 2000 });
});
