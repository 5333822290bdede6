import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PasskeyResponse, validateAs } from '@halma/protocol';
import { afterAll, expect, test } from 'vitest';
import { Passkeys } from '../../src/people/passkeys.ts';
import { openStore } from '../../src/store/store.ts';
import { Authenticator } from './authenticator.ts';

const ORIGIN = 'https://halma.example';
const folder = await mkdtemp(join(tmpdir(), 'halma-passkeys-'));
const store = await openStore({ folder });
if (store === undefined) throw new Error('the folder is taken');
let now = 1_000_000;
const passkeys = new Passkeys(store.passkeys, () => now);
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Adds a person with a passkey. */
async function withPasskey(person: string): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN);
  const answer = device.make(await passkeys.createRegistrationOptions(person, 'Ann', ORIGIN));
  expect(validateAs(PasskeyResponse, answer).ok).toBe(true);
  expect(await passkeys.add(person, answer, ORIGIN)).toEqual({ ok: true, value: undefined });
  return device;
}

test('a passkey is added once and signs its owner in from then on', async () => {
  const device = await withPasskey('ann');
  for (let time = 0; time < 2; time += 1) {
    const shown = device.show(await passkeys.createSignInOptions(ORIGIN));
    expect(validateAs(PasskeyResponse, shown).ok).toBe(true);
    expect(await passkeys.verifySignIn(shown, ORIGIN)).toEqual({ ok: true, value: 'ann' });
  }
});

const refused = { ok: false, refusal: { code: 'bad-passkey' } };

test('accepts an answer once', async () => {
  const device = await withPasskey('bob');
  const shown = device.show(await passkeys.createSignInOptions(ORIGIN));
  expect((await passkeys.verifySignIn(shown, ORIGIN)).ok).toBe(true);
  expect(await passkeys.verifySignIn(shown, ORIGIN)).toEqual(refused);
});

test('refuses an answer that comes too late', async () => {
  const device = await withPasskey('cleo');
  const shown = device.show(await passkeys.createSignInOptions(ORIGIN));
  now += 5 * 60_000 + 1;
  expect(await passkeys.verifySignIn(shown, ORIGIN)).toEqual(refused);
});

test.each<[string, (device: Authenticator) => Promise<PasskeyResponse>]>([
  [
    'a challenge that the server did not send',
    async (device) => device.show({ challenge: 'bm9ib2R5LWFza2Vk' }),
  ],
  [
    'an unknown passkey',
    async () => new Authenticator(ORIGIN).show(await passkeys.createSignInOptions(ORIGIN)),
  ],
  [
    'a page of another site',
    async () => new Authenticator('https://evil.example').show(await passkeys.createSignInOptions(ORIGIN)),
  ],
  [
    'another key than the one added',
    async (device) => {
      const question = await passkeys.createSignInOptions(ORIGIN);
      const forged = new Authenticator(ORIGIN).show(question);
      const { id, rawId } = device.show(question);
      return { ...forged, id, rawId };
    },
  ],
])('refuses %s', async (_, forge) => {
  const device = await withPasskey(`victim-${now}`);
  expect(await passkeys.verifySignIn(await forge(device), ORIGIN)).toEqual(refused);
  now += 1;
});

test('refuses a removed passkey, and the removal of a passkey of another person', async () => {
  const device = await withPasskey('dora');
  const [kept] = await store.passkeys.listForPerson('dora');
  expect(await store.passkeys.remove('eve', kept?.passkey ?? '')).toBe(false);
  expect(await store.passkeys.remove('dora', kept?.passkey ?? '')).toBe(true);
  expect(
    await passkeys.verifySignIn(device.show(await passkeys.createSignInOptions(ORIGIN)), ORIGIN),
  ).toEqual(refused);
});
