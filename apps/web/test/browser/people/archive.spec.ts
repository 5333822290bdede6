import { expect } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { newGuest, newId, post, startGame } from './people.ts';
import { newOrganiser } from './tournaments.ts';

test('a search that cannot succeed shows the reason', async ({ page }) => {
  await page.goto('/online/archive?mine=yes');
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await page.goto('/online/archive?player=Theodora');
  await expect(page.getByText('There is no player with this name.')).toBeVisible();
});

test('the result of a player can be chosen only with a player', async ({ page }) => {
  await page.goto('/online/archive?result=win');
  const form = page.locator('.archive-form');
  const result = form.getByRole('combobox', { name: /result/ });
  await expect(result).toBeDisabled();
  await expect(result).toHaveValue('');
  await expect(result).toHaveAccessibleDescription(/name a player/);
  await form.getByLabel('Player', { exact: true }).fill('Theodora');
  await expect(result).toBeEnabled();
  await result.selectOption('win');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/player=Theodora&result=win$/);
  await page.goto('/online/archive?player=Theodora&result=win');
  await expect(result).toHaveValue('win');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(result).toBeDisabled();
  await form.getByRole('checkbox', { name: 'Only my games' }).check();
  await expect(result).toBeEnabled();
});

test('"Clear" empties the fields, including one that was not part of the search, and shows all games', async ({
  page,
}) => {
  await page.goto('/online/archive?game=halma-2&player=Nobody');
  const form = page.locator('.archive-form');
  const player = form.getByLabel('Player', { exact: true });
  const opponent = form.getByLabel('Opponent', { exact: true });
  const game = form.getByRole('combobox', { name: /^Game/ });
  await expect(player).toHaveValue('Nobody');
  await expect(game).toHaveValue('halma-2');
  await opponent.fill('Somebody');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/online\/archive$/);
  for (const field of [player, opponent, game]) await expect(field).toHaveValue('');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/online\/archive$/);
  // On a phone in landscape, the form is collapsed to one line.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(form).toBeHidden();
  await page.getByText('Search for games').click();
  await expect(player).toBeVisible();
  await page.getByText('More filters').click();
  // A narrower field cuts off the year.
  for (const width of [1440, 900, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.locator('input[type="date"]').first().boundingBox();
    expect(box?.width, `at a width of ${width} pixels`).toBeGreaterThanOrEqual(150);
  }
});

test("a player's page shows recent games as cards with small boards", async ({ browser }) => {
  const page = await newOrganiser(browser);
  const guest = await newGuest(browser);
  const address = await startGame(page.context(), guest, { listed: true });
  const commands = `${address.replace('/online/game/', '/api/games/')}/commands`;
  await post(guest, commands, { id: newId(), command: { do: 'resign' } });
  const { person } = (await (await page.request.get('/api/session')).json()) as { person: { name: string } };
  const card = page.getByRole('region', { name: 'Recent games' }).locator('a.card').first();
  // The archive receives finished games from the journal with a delay.
  await expect(async () => {
    await page.goto(`/online/of/${person.name}`);
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  const board = await card.locator('.picture').boundingBox();
  const names = await card.locator('strong').boundingBox();
  expect(board?.width).toBeLessThan(120);
  expect(names?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
});
