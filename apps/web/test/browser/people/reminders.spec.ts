import { expect, type Page, test } from '@playwright/test';
import { move, personAt, said, tableByLink } from './people.ts';

test.describe.configure({ timeout: 120_000 });

/** One more game between two, with so many days for each move, in which it is the first one's turn. */
async function gameWithTurnOf(mover: Page, other: Page, days: string): Promise<string> {
  await mover.goto('/people');
  await mover.getByText('Days', { exact: true }).click();
  await mover.getByRole('combobox', { name: 'Days for each move' }).selectOption(days);
  const address = await tableByLink(mover);
  await other.goto(address);
  await other
    .getByRole('button', { name: /^Sit down on/ })
    .first()
    .click();
  await expect(said(mover)).toContainText(/to move\.|Your move\./);
  if (!(await said(mover).innerText()).includes('Your move.')) await move(other, 0);
  await expect(said(mover)).toContainText('Your move.');
  return address;
}

test('games that wait for one’s move are counted everywhere, stand first, and lead on to each other', async ({
  browser,
}) => {
  const ruth = await personAt(browser, '/people');
  const tomas = await personAt(browser, '/people');
  const inThreeDays = await gameWithTurnOf(ruth, tomas, '3');
  const inOneDay = await gameWithTurnOf(ruth, tomas, '1');
  const ofTomas = await gameWithTurnOf(tomas, ruth, '1');

  await ruth.goto('/learn');
  await expect(ruth.getByRole('link', { name: 'People: your move in 2 games' })).toBeVisible();
  await expect(ruth).toHaveTitle(/^\(2\) Learn · Halma$/);

  await ruth.getByRole('link', { name: 'People: your move in 2 games' }).click();
  const goOn = ruth.getByRole('link', { name: /^Go on with/ });
  await expect(goOn).toHaveCount(3);
  const addresses = await goOn.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toEqual([inOneDay, inThreeDays, ofTomas]);

  await goOn.first().click();
  await expect(said(ruth)).toContainText('Your move.');
  await expect(ruth.getByRole('link', { name: 'Next game' })).toBeVisible();
  await move(ruth, 0);
  await expect(ruth).toHaveTitle(/^\(1\) /);
  await ruth.getByRole('link', { name: 'Next game' }).click();
  await expect(ruth).toHaveURL(inThreeDays);
  await expect(ruth.getByRole('link', { name: 'Next game' })).toBeHidden();
});

test('a browser without games with people asks nothing of the server away from these pages', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto('/learn');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page).toHaveTitle('Learn · Halma');
});
