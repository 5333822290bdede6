import { expect } from '@playwright/test';
import { HOST_WITHOUT_TLS } from '../../../../../scripts/chromium.mjs';
import { test } from '../../../../../test/browser/test.ts';
import { createGameByLink, gameNote, joinByLink, move, openAsNewUser, openChat } from './people.ts';

test.use({
  baseURL: async ({ baseURL }, use) => {
    const address = new URL(baseURL ?? '');
    address.hostname = HOST_WITHOUT_TLS;
    await use(address.origin);
  },
});

test('two people copy the link of a game, play and chat on a network without TLS', async ({ browser }) => {
  const creator = await openAsNewUser(browser, '/online');
  expect(await creator.evaluate(() => isSecureContext)).toBe(false);
  const address = await createGameByLink(creator);
  await creator.getByRole('button', { name: 'Copy link' }).click();
  await expect(creator.getByText('Link copied.')).toBeVisible();
  await expect(creator.getByRole('button', { name: 'Copy link' })).toBeFocused();
  const message = creator.getByRole('textbox', { name: 'Message' });
  await message.press('ControlOrMeta+V');
  await expect(message).toHaveValue(address);

  const [first, second] = await joinByLink(browser, creator);
  await move(first, 0);
  await expect(gameNote(second)).toContainText('Your move.');
  await openChat(second);
  await second.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await openChat(first);
  await expect(first.getByRole('log')).toContainText('Hello');
});
