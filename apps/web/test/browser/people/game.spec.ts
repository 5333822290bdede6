import { expect, test } from '@playwright/test';
import { move, movesListed, personAt, said, twoAtATable } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 120_000 });

test('two people play by link, take back, resign and play again; an onlooker sees all', async ({
  browser,
}) => {
  const [first, second] = await twoAtATable(browser);
  const onlooker = await personAt(browser, first.url());
  await movesListed(onlooker, 0);

  await move(first, 0);
  await expect(said(second)).toContainText('Your move.');
  await move(second, 0);
  await expect(said(first)).toContainText('Your move.');
  await move(first, 1);
  for (const page of [first, second, onlooker]) await movesListed(page, 3);
  await expect(onlooker.getByRole('button', { name: 'Resign' })).toHaveCount(0);

  await first.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(first.getByText('You asked to take back your turn.')).toBeVisible();
  await second.getByRole('button', { name: 'Agree' }).click();
  for (const page of [first, second, onlooker]) await movesListed(page, 2);
  await expect(said(first)).toContainText('Your move.');

  await second.getByRole('textbox', { name: 'Say something' }).fill('Good game');
  await second.getByRole('button', { name: 'Say', exact: true }).click();
  for (const page of [first, onlooker]) await expect(page.getByRole('log')).toContainText('Good game');

  await first.getByRole('button', { name: 'Resign' }).click();
  await expect(first.getByRole('dialog')).toContainText('wins.');
  await first.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [first, second, onlooker]) {
    await expect(page.locator('.result')).toContainText('resigned.');
  }
  await expect(first.locator('.result')).toContainText('You resigned.');
  await expect(second.locator('.result')).toContainText('You win.');
  await expect(onlooker.locator('.result')).toContainText(/Guest \w+ won\. ?Guest \w+ resigned\./);
  const record = await onlooker.request.get(`/api/games/${first.url().split('/').at(-1)}/record`);
  expect(await record.text()).toContain('[Result "');

  await second.getByRole('button', { name: 'Rematch' }).click();
  await first.getByRole('button', { name: 'Agree' }).click();
  await expect(first.locator('.result')).toBeHidden();
  await expect(second.locator('.result')).toBeHidden();
  expect(first.url()).toBe(second.url());
  await expect(onlooker.getByRole('link', { name: 'Go to the next game' })).toBeVisible();
});

test('a draw is offered, declined, offered again and agreed', async ({ browser }) => {
  const [first, second] = await twoAtATable(browser);
  await first.getByRole('button', { name: 'Offer a draw' }).click();
  await second.getByRole('button', { name: 'Decline' }).click();
  await expect(first.getByText('You offered a draw.')).toBeHidden();
  await second.getByRole('button', { name: 'Offer a draw' }).click();
  await first.getByRole('button', { name: 'Agree' }).click();
  for (const page of [first, second]) await expect(page.locator('.result')).toContainText('A draw.');
  await first.getByRole('button', { name: 'Analyse' }).click();
  await expect(first).toHaveURL(/\/analysis#/);
});

test('a table that nobody needs any more is closed', async ({ browser }) => {
  const [first, second] = await twoAtATable(browser);
  await first.getByRole('button', { name: 'Call off' }).click();
  for (const page of [first, second])
    await expect(page.locator('.result')).toContainText('The game was called off.');
});

for (const name of ['000000000000', '00000000000', 'Not-A-Table-At-All']) {
  test(`an address without a game says so: ${name}`, async ({ browser }) => {
    const page = await personAt(browser, `/people/game/${name}`);
    await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  });
}

test('a line that is not said stays in its field, and says why', async ({ browser }) => {
  const [first] = await twoAtATable(browser);
  const field = first.getByRole('textbox', { name: 'Say something' });
  await field.fill('Good game');
  await first.context().setOffline(true);
  await expect(said(first)).toContainText('No connection.');
  await first.getByRole('button', { name: 'Say', exact: true }).click();
  const talk = first.getByRole('region', { name: 'Talk' });
  await expect(talk.getByRole('alert')).toContainText('this was not said');
  await expect(field).toHaveValue('Good game');
  await first.context().setOffline(false);
  await expect(said(first)).not.toContainText('No connection.');
  await first.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(field).toHaveValue('');
  await expect(talk.getByRole('log')).toContainText('Good game');
});
