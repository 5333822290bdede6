import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { backdateProofs } from './backdate-proofs.ts';

// WebAuthn requires a host name instead of an IP address. Both addresses lead to the same server.
test.use({ baseURL: `http://localhost:${process.env.TEST_PORT ?? '8097'}` });
test.describe.configure({ timeout: 120_000 });

/** Adds a virtual authenticator that stores passkeys and confirms every request. */
async function addAuthenticator(page: Page): Promise<CDPSession & { readonly authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return Object.assign(session, { authenticatorId });
}

test('a passkey can be created, used to sign in without the password, and removed', async ({ page }) => {
  const device = await addAuthenticator(page);
  const name = `Ida${Date.now().toString(36)}`;
  const signedIn = page.getByText(`You are signed in as ${name}.`);
  const guest = page.getByText(/Without an account, you play/);
  const signInButton = page.getByRole('button', { name: 'Sign in with a passkey' });
  await page.goto('/online/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('hops and ladders 1885');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(signedIn).toBeVisible();

  const createButton = page.getByRole('button', { name: 'Create a passkey' });
  const removeButton = page.getByRole('button', { name: 'Remove passkey 1' });
  await createButton.click();
  await expect(removeButton).toBeVisible();
  await createButton.click();
  await expect(page.getByText('This device already has a passkey for this account.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(guest).toBeVisible();
  await signInButton.click();
  await expect(signedIn).toBeVisible();

  backdateProofs(name);
  await removeButton.click();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(removeButton).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(guest).toBeVisible();
  await signInButton.click();
  await expect(page.getByText(/The server does not know this passkey/)).toBeVisible();
  await expect(guest).toBeVisible();

  await device.send('WebAuthn.clearCredentials', { authenticatorId: device.authenticatorId });
  await signInButton.click();
  await expect(page.getByText(/This device sent no passkey/)).toBeVisible();
});
