import { expect, test } from '@playwright/test';
import { move, movesListed, personAt, said, twoAtATable } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 120_000 });

test('moves made without a connection are kept, and played as their turns come', async ({ browser }) => {
  const [first, second] = await twoAtATable(browser);
  await first.context().setOffline(true);
  await expect(said(first)).toContainText('No connection.');
  await move(first, 0);
  await expect(said(first)).toContainText('Your move is kept and will be sent.');
  for (const number of [1, 2]) {
    await first.getByRole('button', { name: 'Move in advance' }).click();
    await move(first, number);
  }
  await movesListed(second, 0);

  await first.context().setOffline(false);
  await movesListed(second, 1);
  await expect(said(first)).toContainText('In advance:');
  await move(second, 0);
  await movesListed(second, 3);
  await move(second, 1);
  for (const page of [first, second]) await movesListed(page, 5);
  await expect(said(second)).toContainText('Your move.');
});

test('a game goes on where it was after a reload, and what the other did meanwhile is there', async ({
  browser,
}) => {
  const [first, second] = await twoAtATable(browser);
  await move(first, 0);
  await movesListed(second, 1);
  await first.goto('about:blank');
  await move(second, 0);
  await movesListed(second, 2);
  await first.goto(second.url());
  await movesListed(first, 2);
  await expect(said(first)).toContainText('Your move.');
});

test('a browser that misses ten moves has them all when its connection is back, and plays on', async ({
  browser,
}) => {
  const [first, second] = await twoAtATable(browser);
  const onlooker = await personAt(browser, first.url());
  // The same person at another device.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await first.context().storageState(),
  });
  const elsewhere = await context.newPage();
  await elsewhere.goto(first.url());
  for (const page of [onlooker, elsewhere]) {
    await movesListed(page, 0);
    await page.context().setOffline(true);
    await expect(said(page)).toContainText('No connection.');
  }
  for (let number = 0; number < 5; number += 1) {
    await move(first, number);
    await movesListed(second, 2 * number + 1);
    await move(second, number);
    await movesListed(first, 2 * number + 2);
  }
  for (const page of [onlooker, elsewhere]) {
    await movesListed(page, 0);
    await page.context().setOffline(false);
    await movesListed(page, 10);
  }
  await expect(said(elsewhere)).toContainText('Your move.');
  await move(elsewhere, 5);
  for (const page of [first, second, onlooker]) await movesListed(page, 11);
});

test('moves in advance are drawn on the board, and taken away one by one or all', async ({ browser }) => {
  const [first, second] = await twoAtATable(browser);
  await move(first, 0);
  await movesListed(second, 1);
  const drawn = first.locator('halma-board .over path[stroke-dasharray="8 6"]');
  for (const number of [1, 2]) {
    await first.getByRole('button', { name: 'Move in advance' }).click();
    await move(first, number);
    await expect(drawn).toHaveCount(number);
  }
  await first.getByRole('button', { name: 'Drop the last' }).click();
  await expect(drawn).toHaveCount(1);
  await first.getByRole('button', { name: 'Drop these' }).click();
  await expect(drawn).toHaveCount(0);
  await move(second, 0);
  await movesListed(first, 2);
  await expect(said(first)).toContainText('Your move.');
});

test('choosing a move in advance ends when it is called off, and when one’s own turn has come', async ({
  browser,
}) => {
  const [first, second] = await twoAtATable(browser);
  await move(first, 0);
  await movesListed(second, 1);
  await first.getByRole('button', { name: 'Move in advance' }).click();
  await expect(said(first)).toContainText('Choose the move to make in advance.');
  await first.getByRole('button', { name: 'Choose none' }).click();
  await expect(said(first)).not.toContainText('Choose the move');
  await first.getByRole('button', { name: 'Move in advance' }).click();
  await move(second, 0);
  await expect(said(first)).toContainText('Your move.');
  await move(first, 1);
  await movesListed(second, 3);
  await expect(first.getByRole('button', { name: 'Choose none' })).toHaveCount(0);
  await move(first, 2);
  await expect(said(first)).not.toContainText('In advance:');
});
