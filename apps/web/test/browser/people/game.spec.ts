import { expect } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import {
  expectMoveCount,
  gameNote,
  move,
  openAsNewUser,
  openChat,
  ownPlate,
  startGameByLink,
  startGameForTwo,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

test('two players play by link, take back a move, resign and play a rematch while a spectator watches', async ({
  browser,
}) => {
  const [first, second] = await startGameByLink(browser);
  const spectator = await openAsNewUser(browser, first.url());
  await expectMoveCount(spectator, 0);

  await move(first, 0);
  await expect(gameNote(second)).toContainText('Your move.');
  await move(second, 0);
  await expect(gameNote(first)).toContainText('Your move.');
  await move(first, 1);
  for (const page of [first, second, spectator]) await expectMoveCount(page, 3);
  await expect(spectator.getByRole('button', { name: 'Resign' })).toHaveCount(0);

  await first.getByRole('button', { name: 'Take back' }).click();
  await expect(first.getByText('You asked to take back your move.')).toBeVisible();
  await second.getByRole('button', { name: 'Accept' }).click();
  for (const page of [first, second, spectator]) await expectMoveCount(page, 2);
  await expect(gameNote(first)).toContainText('Your move.');

  for (const page of [first, second, spectator]) await openChat(page);
  await second.getByRole('textbox', { name: 'Message' }).fill('Good game');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  for (const page of [first, spectator]) await expect(page.getByRole('log')).toContainText('Good game');

  await first.getByRole('button', { name: 'Resign' }).click();
  await expect(first.getByRole('dialog').getByRole('paragraph')).toHaveText(/^Guest \w+ wins\.$/);
  await first.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [first, second, spectator]) {
    await expect(page.locator('.result')).toContainText('resigned.');
  }
  await expect(first.locator('.result')).toContainText('You resigned.');
  await expect(second.locator('.result')).toContainText('You won!');
  await expect(second.locator('.plate .rank')).toHaveText(['Lost', 'Won']);
  await expect(spectator.locator('.result')).toContainText(
    /(Guest \w+ won\.|You lost\.) ?(Guest \w+|You) resigned\./,
  );
  const record = await spectator.request.get(`/api/games/${first.url().split('/').at(-1)}/record`);
  expect(await record.text()).toContain('[Result "');

  const rematch = second.getByRole('button', { name: 'Rematch' });
  await rematch.click();
  // The second press of a double click must not reach the next button.
  await expect(rematch).toHaveAttribute('aria-disabled', 'true');
  await first.getByRole('button', { name: 'Accept' }).click();
  await expect(first.locator('.result')).toBeHidden();
  await expect(second.locator('.result')).toBeHidden();
  expect(first.url()).toBe(second.url());
  await expect(spectator.getByRole('link', { name: 'Go to the rematch' })).toBeVisible();
});

test("an opponent's move leaves the rest of the page as it is", async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await openChat(second);
  const field = second.getByRole('textbox', { name: 'Message' });
  await field.fill('Good luck, have f');
  const board = await second.locator('halma-board').elementHandle();
  await move(first, 0);
  await expect(gameNote(second)).toContainText('Your move.');
  await expect(field).toHaveValue('Good luck, have f');
  await expect(field).toBeFocused();
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a draw can be offered, declined, offered again and accepted', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await first.getByRole('button', { name: 'Draw' }).click();
  await second.getByRole('button', { name: 'Decline' }).click();
  await expect(first.locator('.offer')).toHaveCount(0);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await second.getByRole('button', { name: 'Draw' }).click();
  // The smallest phone in landscape
  const size = first.viewportSize();
  await first.setViewportSize({ width: 667, height: 360 });
  for (const name of ['Premove', 'Accept', 'Decline'])
    await expect(first.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  if (size !== null) await first.setViewportSize(size);
  await first.getByRole('button', { name: 'Accept' }).click();
  for (const page of [first, second]) await expect(page.locator('.result')).toContainText('Draw.');
  // The button that had the focus is gone.
  await expect(first.locator('halma-board')).toBeFocused();
  await first.getByRole('button', { name: 'Analyse' }).click();
  await expect(first).toHaveURL(/\/analysis#/);
});

test('a double click answers only one of two offers', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await first.getByRole('button', { name: 'Draw' }).click();
  await first.getByRole('button', { name: 'Take back' }).click();
  const offers = second.locator('.offer');
  await expect(offers).toHaveCount(2);
  await second.getByRole('button', { name: 'Decline' }).first().click();
  await expect(offers).toHaveCount(1);
  // The second press hits the button that has taken the place of the first one.
  await second.getByRole('button', { name: 'Decline' }).hover();
  await second.mouse.down({ clickCount: 2 });
  await second.mouse.up({ clickCount: 2 });
  const field = second.getByRole('textbox', { name: 'Message' });
  await openChat(second);
  await field.fill('One is left');
  await field.press('Enter');
  await expect(second.getByRole('log')).toContainText('One is left');
  await expect(offers).toHaveCount(1);
  await second.getByRole('button', { name: 'Decline' }).click();
  await expect(offers).toHaveCount(0);
});

test('the question whether to resign disappears when the opponent resigns', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await move(second, 0);
  await expectMoveCount(first, 2);
  await first.getByRole('button', { name: 'Resign' }).click();
  await expect(first.getByRole('dialog')).toBeVisible();
  await second.getByRole('button', { name: 'Resign' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(first.locator('.result')).toContainText('You won!');
  await expect(first.getByRole('dialog')).toBeHidden();
});

test('a player can abort a game before the first moves', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await expect(ownPlate(first)).toContainText(/First move: [01]:\d\d/);
  await first.getByRole('button', { name: 'Abort' }).click();
  for (const page of [first, second])
    await expect(page.locator('.result')).toContainText('The game was aborted.');
});

for (const name of ['000000000000', '00000000000', 'Not-A-Table-At-All']) {
  test(`the page reports that there is no game at the address ${name}`, async ({ browser }) => {
    const page = await openAsNewUser(browser, `/online/game/${name}`);
    await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  });
}

test('the chat shows all messages, whatever the width of the window', async ({ browser }) => {
  const [first] = await startGameForTwo(browser);
  await openChat(first);
  const texts = ['Hello', 'Have fun', 'Good luck'];
  for (const text of texts) {
    await first.getByRole('textbox', { name: 'Message' }).fill(text);
    await first.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(first.getByRole('log')).toContainText(text);
  }
  for (const width of [1600, 1280, 1000]) {
    await first.setViewportSize({ width, height: 720 });
    for (const text of texts) await expect(first.getByRole('log').getByText(text)).toBeVisible();
  }
});

test('a chat message that was not sent stays in its field, with the reason', async ({ browser }) => {
  const [first] = await startGameForTwo(browser);
  await openChat(first);
  const field = first.getByRole('textbox', { name: 'Message' });
  await field.fill('Good game');
  await first.context().setOffline(true);
  await expect(gameNote(first)).toContainText('You are offline.');
  await first.getByRole('button', { name: 'Send', exact: true }).click();
  const chat = first.getByRole('region', { name: 'Chat' });
  await expect(chat.getByRole('alert')).toContainText('the message was not sent');
  await first.getByRole('tab', { name: 'Moves', exact: true }).click();
  await openChat(first);
  await expect(field).toHaveValue('Good game');
  await first.context().setOffline(false);
  await expect(gameNote(first)).not.toContainText('You are offline.');
  await first.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field).toHaveValue('');
  await expect(chat.getByRole('log')).toContainText('Good game');
});

test("the chat counts the unread messages of other players, but not the player's own", async ({
  browser,
}) => {
  const [first, second] = await startGameForTwo(browser);
  await openChat(first);
  await first.getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await first.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(second.getByRole('tab', { name: 'Chat (1)', exact: true })).toBeVisible();
  await first.reload();
  await openChat(first);
  await expect(first.getByRole('log')).toContainText('Good luck');
  await first.reload();
  await openChat(second);
  await second.getByRole('textbox', { name: 'Message' }).fill('Thanks');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(first.getByRole('tab', { name: 'Chat (1)', exact: true })).toBeVisible();
});
