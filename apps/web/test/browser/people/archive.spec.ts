import { expect, test } from '@playwright/test';

test('"Clear" empties fields with and without a search, and shows all games', async ({ page }) => {
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
  // On a phone held sideways the form is one line.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(form).toBeHidden();
  await page.getByText('Search for games').click();
  await expect(player).toBeVisible();
});
