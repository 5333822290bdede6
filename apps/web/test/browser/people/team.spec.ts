import type { GameView } from '@halma/protocol';
import { legalMoves, makeRules, playUnchecked, startPosition } from '@halma/rules';
import { expect } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { makeMove } from '../board.ts';
import {
  createGameByLink,
  expectMoveCount,
  gameNote,
  openAsNewUser,
  openChat,
  openGameForm,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

test('four players join as partners, confirm that they are ready, and each makes a move', async ({
  browser,
}) => {
  const host = await openAsNewUser(browser, '/online');
  await openGameForm(host, 'halma-4');
  await host.getByText('Opposite seats', { exact: true }).click();
  const address = await createGameByLink(host);
  const otherPages = [];
  for (const colour of ['Red', 'Yellow', 'Green']) {
    const page = await openAsNewUser(browser, address);
    await page.getByRole('button', { name: `Join as ${colour}` }).click();
    await expect(page.getByRole('button', { name: `Join as ${colour}` })).toBeHidden();
    otherPages.push(page);
  }
  const all = [host, ...otherPages];
  for (const page of all) {
    await expect(page.getByRole('heading', { name: 'Are all players ready?' })).toBeVisible();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  for (const page of all) {
    await expect(page.locator('.plate')).toHaveCount(4);
    await expect(gameNote(page)).toContainText(/to move\.|Your move\./);
  }

  const response = await host.request.get(`/api/games/${address.split('/').at(-1)}`);
  const { standing, terms }: GameView = await response.json();
  const rules = makeRules(terms.rules);
  const start = rules.ok ? startPosition(rules.value, standing.first) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  for (let position = start.value; position.ply < 4; ) {
    const [next] = legalMoves(position);
    const toMove = all[position.toMove - 1];
    if (next === undefined || toMove === undefined) throw new Error('no move');
    await expect(gameNote(toMove)).toContainText('Your move.');
    await makeMove(toMove, next);
    position = playUnchecked(position, next);
    for (const page of all) await expectMoveCount(page, position.ply);
  }

  for (const page of all) await openChat(page);
  await host.getByText('Partners', { exact: true }).click();
  await host.getByRole('textbox', { name: 'Message' }).fill('Leave a gap for me');
  await host.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(host.getByRole('log')).toContainText('Leave a gap for me');
  await host.getByText('All', { exact: true }).click();
  await host.getByRole('textbox', { name: 'Message' }).fill('Hello everyone');
  await host.getByRole('button', { name: 'Send', exact: true }).click();
  for (const page of otherPages) await expect(page.getByRole('log')).toContainText('Hello everyone');
  const logs = await Promise.all(otherPages.map((page) => page.getByRole('log').innerText()));
  expect(logs.filter((text) => text.includes('Leave a gap for me'))).toHaveLength(1);
});
