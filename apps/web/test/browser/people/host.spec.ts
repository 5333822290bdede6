import { execFileSync } from 'node:child_process';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DATA } from '../../../../../playwright.config.ts';
import { move, personAt, twoAtATable } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 180_000 });

/** Makes an account of whoever sits at a browser. */
async function accountAt(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/account', {
    data: { name, password: 'hops and ladders 1885' },
  });
  expect(answer.status()).toBe(200);
}

const unique = (name: string): string => `${name}${Date.now().toString(36)}`;

test('a host reads a report, mutes, closes the account and finds it all in the log', async ({ browser }) => {
  const [first, second] = await twoAtATable(browser);
  const [rude, hostName] = [unique('Rude'), unique('Host')];
  await accountAt(second, rude);
  await second.reload();
  await move(first, 0);
  await second.getByRole('textbox', { name: 'Say something' }).fill('You lose');
  await second.getByRole('button', { name: 'Say', exact: true }).click();
  await first.getByRole('log').getByRole('button').first().click();
  await first.getByRole('dialog').getByRole('button', { name: 'Insult' }).click();
  await expect(first.getByRole('dialog').getByRole('status')).not.toBeEmpty();

  const host = await personAt(browser, '/people/host');
  await expect(host.getByText('This page is for the hosts of this server.')).toBeVisible();
  await accountAt(host, hostName);
  execFileSync(process.execPath, ['apps/cli/bin/halma.js', 'admin', 'make-host', hostName], {
    env: { ...process.env, DATA_DIR: DATA },
  });
  await host.goto('/people/account');
  await host.getByRole('link', { name: 'For hosts' }).click();

  const report = host.getByRole('listitem').filter({ hasText: `about ${rude}` });
  await expect(report).toContainText('New');
  await report.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(report).toContainText('Seen');
  await report.getByRole('button', { name: `Mute for a day: ${rude}` }).click();
  await expect(report).toContainText('muted until');
  await second.getByRole('textbox', { name: 'Say something' }).fill('You lose again');
  await second.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(second.getByRole('region', { name: 'Talk' }).getByRole('alert')).toHaveText(
    'You may not write for the time being.',
  );
  const { violations } = await new AxeBuilder({ page: host }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);

  await report.getByRole('button', { name: `Close: ${rude}` }).click();
  await host.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect(report).toContainText('closed');
  await second.reload();
  await expect(second.getByText(rude)).toHaveCount(0);
  await report.getByRole('button', { name: 'Settle' }).click();
  await expect(report).toContainText('Settled');

  await host.getByRole('searchbox').fill(rude.toLowerCase());
  await host.getByRole('button', { name: 'Search' }).click();
  const accounts = host.getByRole('region', { name: 'Accounts' });
  await expect(accounts.getByRole('listitem')).toHaveCount(1);
  await accounts.getByRole('button', { name: `Open again: ${rude}` }).click();
  const log = host.getByRole('region', { name: 'Log' });
  await expect(log).toContainText(`${hostName} opened the account of ${rude} again`);
  await expect(log).toContainText(`${hostName} muted ${rude}`);
  await expect(log).toContainText(`command line made ${hostName} a host`);
});
