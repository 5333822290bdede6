import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { DATA } from '../../../../../playwright.config.ts';
import { expectNoViolations } from '../../../../../test/browser/accessibility.ts';
import { test } from '../../../../../test/browser/test.ts';
import { expectMoveCount, move, openAsNewUser, openChat, startGameForTwo } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 180_000 });

/** Creates an account for the browser's guest, or signs in to that account. */
async function sendCredentials(page: Page, address: string, name: string): Promise<void> {
  const response = await page.request.post(address, {
    data: { name, password: 'hops and ladders 1885' },
  });
  expect(response.status()).toBe(200);
}

const createAccount = (page: Page, name: string): Promise<void> =>
  sendCredentials(page, '/api/account', name);

const unique = (name: string): string => `${name}${Date.now().toString(36)}`;

test('a moderator reads a report and its messages, mutes the player with a reason, closes their account and finds each action in the log', async ({
  browser,
}) => {
  const [first, second] = await startGameForTwo(browser);
  const [offenderName, moderatorName] = [unique('Rude'), unique('Host')];
  await createAccount(second, offenderName);
  await second.reload();
  await move(first, 0);
  // The reloaded page may not be ready for input until it shows the move.
  await expectMoveCount(second, 1);
  for (const page of [first, second]) await openChat(page);
  await second.getByRole('textbox', { name: 'Message' }).fill('You lose');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await first.getByRole('log').getByRole('button').first().click();
  const about = first.getByRole('dialog');
  await about.getByRole('combobox', { name: 'Reason' }).selectOption('Insult');
  await about.getByRole('textbox', { name: 'What happened?' }).fill('After each move.');
  await expectNoViolations(first, 'dialog[open]');
  await first.context().setOffline(true);
  await about.getByRole('button', { name: 'Send the report' }).click();
  await expect(about.getByText('No connection to the server.')).toBeVisible();
  await first.context().setOffline(false);
  await about.getByRole('button', { name: 'Send the report' }).click();
  await expect(about.getByText('Your report has been sent to the moderators.')).toBeVisible();

  const moderator = await openAsNewUser(browser, '/online/moderation');
  await expect(moderator.getByText('This page is for the moderators of this server.')).toBeVisible();
  await createAccount(moderator, moderatorName);
  execFileSync(process.execPath, ['apps/cli/bin/halma.js', 'admin', 'make-host', moderatorName], {
    env: { ...process.env, DATA_DIR: DATA },
  });
  await sendCredentials(moderator, '/api/account/sign-in', moderatorName);
  await moderator.goto('/online/account');
  await moderator.getByRole('link', { name: 'Moderation' }).click();

  const report = moderator
    .getByRole('region', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ hasText: `about ${offenderName}` });
  await expect(report).toContainText('New');
  await expect(report).toContainText('After each move.');
  await report.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(report).toContainText('Seen');
  // The second press of a double click finds "Resolve" in the same place.
  await moderator.mouse.down({ clickCount: 2 });
  await moderator.mouse.up({ clickCount: 2 });
  await report.getByRole('button', { name: 'Messages' }).click();
  await expect(report.getByRole('listitem')).toHaveText([`${offenderName} You lose`]);
  await report.getByRole('button', { name: `Add a note: ${offenderName}` }).click();
  const note = moderator.getByRole('dialog').getByRole('textbox', { name: 'Note' });
  await note.fill('First report.');
  // A note that cannot be sent stays in the form, with the reason.
  await moderator.context().setOffline(true);
  await moderator.getByRole('button', { name: 'Add the note' }).click();
  await expect(moderator.getByRole('dialog').getByRole('alert')).toContainText('connection');
  await expect(note).toHaveValue('First report.');
  await moderator.context().setOffline(false);
  await moderator.getByRole('button', { name: 'Add the note' }).click();
  await expect(moderator.getByRole('dialog')).toHaveCount(0);
  await report.getByRole('button', { name: `Restrict: ${offenderName}` }).click();
  await expectNoViolations(moderator);
  await moderator.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Be kind.');
  await moderator.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(report).toContainText('muted until');
  await expect(report).toContainText('Seen');
  // The messages stay open through all actions.
  await expect(report.getByRole('listitem')).toHaveText([`${offenderName} You lose`]);
  await expect(report).toContainText('(Be kind.)');
  const log = moderator.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('First report.');
  await second.getByRole('textbox', { name: 'Message' }).fill('You lose again');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(second.getByRole('region', { name: 'Chat' }).getByRole('alert')).toHaveText(
    /^You cannot chat, announce or call off tournaments, or correct their results until .+\. Reason: Be kind\.$/,
  );
  await second.goto('/online/account');
  await expect(second.getByText('Reason: Be kind.')).toBeVisible();
  await second.goBack();
  await expectNoViolations(moderator);

  await report.getByRole('button', { name: `Close account: ${offenderName}` }).click();
  await moderator.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Third warning.');
  await expectNoViolations(moderator);
  await moderator.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
  await expect(report).toContainText('closed');
  await expect(log.getByRole('listitem').first()).toContainText(/closed .+’s account.+Third warning\./);
  await second.reload();
  // The player is now signed out, so the page shows the game as a spectator sees it.
  await expect(second.locator('.plate')).toHaveCount(2);
  await expect(second.locator('.plate').getByText('You', { exact: true })).toHaveCount(0);
  const page = await openAsNewUser(browser, `/online/of/${offenderName}`);
  await expect(page.getByText('A moderator has closed this account.')).toBeVisible();
  await report.getByRole('button', { name: 'Resolve' }).click();
  await expect(report).toContainText('Resolved');

  await moderator.getByRole('searchbox').fill(offenderName.toLowerCase());
  await moderator.getByRole('button', { name: 'Search' }).click();
  const accounts = moderator.getByRole('region', { name: 'Accounts' });
  await expect(accounts.getByRole('listitem')).toHaveCount(1);
  await accounts.getByRole('button', { name: `Reopen account: ${offenderName}` }).click();
  await expect(log).toContainText(`${moderatorName} reopened ${offenderName}’s account`);
  // Takes more actions than the log shows at a time.
  const response = await moderator.request.get(`/api/host/people?beginning=${offenderName}`);
  const [{ person }] = (await response.json()) as [{ person: { id: string } }];
  for (let count = 0; count < 50; count += 1)
    await moderator.request.post(`/api/host/people/${person.id}`, {
      data: { deed: count % 2 === 0 ? 'unmute' : 'mute' },
    });
  await moderator.reload();
  await expect(log.getByRole('listitem')).toHaveCount(50);
  await expect(log).not.toContainText(`The operator made ${moderatorName} a moderator`);
  await log.getByRole('button', { name: 'Show more' }).click();
  await expect(log).toContainText(`${moderatorName} muted ${offenderName}`);
  await expect(log).toContainText(`The operator made ${moderatorName} a moderator`);
});

test('a player reports an opponent who has written nothing, blocks them on their page, and removes the block', async ({
  browser,
}) => {
  const [first, second] = await startGameForTwo(browser);
  const name = unique('Mute');
  await createAccount(second, name);
  await first.reload();
  await first.getByRole('button', { name: 'More' }).click();
  await first.getByRole('dialog').getByRole('button', { name }).click();
  const about = first.getByRole('dialog', { name: `About ${name}` });
  await about.getByRole('button', { name: 'Send the report' }).click();
  // The browser asks for a reason.
  await expect(about.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await about.getByRole('combobox', { name: 'Reason' }).selectOption('Cheating');
  await about.getByRole('button', { name: 'Send the report' }).click();
  await expect(about.getByText('Your report has been sent to the moderators.')).toBeVisible();

  await first.goto(`/online/of/${name}`);
  await first.getByRole('button', { name: `Block ${name}` }).click();
  await expect(first.getByText(/^You have blocked this player/)).toBeVisible();
  await expectNoViolations(first);
  await first.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(first.getByRole('button', { name: `Block ${name}` })).toBeVisible();
});
