import { checkAs, TablePlan } from '@halma/protocol';
import { GAMES, gameOfId } from '@halma/rules';
import { expect, test } from 'vitest';
import { withOption } from '../../src/game/choose.ts';
import { planOf, realTime, tableOf, withGame, withPlan } from '../../src/online/table-choice.ts';

const four = gameOfId('halma-4');
if (four === undefined) throw new Error('halma-4 is missing');

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s as it is offered is a plan the server understands, with every seat named',
  (_, game) => {
    const plan = planOf(tableOf(game), true);
    if (!plan.ok) throw new Error(plan.refusal.code);
    expect(checkAs(TablePlan, plan.value)).toEqual(plan);
    const kinds = Object.values(plan.value.seats).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['me', ...game.seats.slice(1).map(() => 'open')]);
  },
);

test('oneself sits on one seat alone', () => {
  const choice = withPlan(tableOf(four), 3, { kind: 'me' });
  expect([...choice.plans].filter(([, { kind }]) => kind === 'me')).toEqual([[3, { kind: 'me' }]]);
});

test('other rules keep who sits where, and go to the server', () => {
  const choice = withPlan(tableOf(four), 2, { kind: 'level', level: 4 });
  const teams = withGame(choice, withOption(choice.game, 'teams', 'opposite'));
  const plan = planOf(teams, false);
  expect(plan.ok && plan.value.rules.options).toEqual({ teams: 'opposite' });
  expect(plan.ok && plan.value.seats.B).toEqual({ kind: 'level', level: 4 });
  expect(plan.ok && plan.value.listed).toBe(false);
});

test('rules that do not go together are no plan', () => {
  const choice = tableOf(four);
  expect(planOf(withGame(choice, withOption(choice.game, 'teams', 'nobody')), true).ok).toBe(false);
});

test('a clock is told in milliseconds', () => {
  expect(realTime(5, 3, 2)).toEqual({ kind: 'real-time', main: 300_000, increment: 3000, delay: 2000 });
});
