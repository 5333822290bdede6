import { GameSetup, validateAs } from '@halma/protocol';
import { GAMES, gameById } from '@halma/rules';
import { expect, test } from 'vitest';
import { withOption } from '../../src/game/choose.ts';
import {
  defaultSetup,
  gameSetupOf,
  realTime,
  withGame,
  withSeatSetup,
} from '../../src/online/game-setup-choice.ts';

const four = gameById('halma-4');
if (four === undefined) throw new Error('halma-4 is missing');

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s as it is offered is a plan the server understands, with every seat named',
  (_, game) => {
    const plan = gameSetupOf(defaultSetup(game), true);
    if (!plan.ok) throw new Error(plan.refusal.code);
    expect(validateAs(GameSetup, plan.value)).toEqual(plan);
    const kinds = Object.values(plan.value.seats).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['me', ...game.seats.slice(1).map(() => 'open')]);
  },
);

test('the creator takes exactly one seat', () => {
  const choice = withSeatSetup(defaultSetup(four), 3, { kind: 'me' });
  expect([...choice.seats].filter(([, { kind }]) => kind === 'me')).toEqual([[3, { kind: 'me' }]]);
});

test('a change of rules leaves the seats, and is sent to the server', () => {
  const choice = withSeatSetup(defaultSetup(four), 2, { kind: 'level', level: 4 });
  const teams = withGame(choice, withOption(choice.game, 'teams', 'opposite'));
  const plan = gameSetupOf(teams, false);
  expect(plan.ok && plan.value.rules.options).toEqual({ teams: 'opposite' });
  expect(plan.ok && plan.value.seats.B).toEqual({ kind: 'level', level: 4 });
  expect(plan.ok && plan.value.listed).toBe(false);
});

test('incompatible rules are refused', () => {
  const choice = defaultSetup(four);
  expect(gameSetupOf(withGame(choice, withOption(choice.game, 'teams', 'nobody')), true).ok).toBe(false);
});

test('a clock is sent in milliseconds', () => {
  expect(realTime(5, 3, 2)).toEqual({ kind: 'real-time', main: 300_000, increment: 3000, delay: 2000 });
});
