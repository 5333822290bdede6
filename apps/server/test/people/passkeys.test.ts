import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PASSKEYS, PasskeyResponse, validateAs } from '@halma/protocol';
import { afterAll, expect, test } from 'vitest';
import { Passkeys } from '../../src/people/passkeys.ts';
import { openStore } from '../../src/store/store.ts';
import { Authenticator } from './authenticator.ts';

const ORIGIN = 'https://halma.example';
const folder = await mkdtemp(join(tmpdir(), 'halma-passkeys-'));
const store = await openStore({ folder });
if (store === undefined) throw new Error('the folder is locked');
let now = 1_000_000;
const passkeys = new Passkeys(store.passkeys, () => now);
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function registrationOptions(person: string): Promise<unknown> {
  const options = await passkeys.createRegistrationOptions(person, 'Ann', ORIGIN);
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

/** Creates a device and adds its passkey to a person's account. */
async function registerPasskey(person: string): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN);
  const response = device.register(await registrationOptions(person));
  expect(validateAs(PasskeyResponse, response).ok).toBe(true);
  expect(await passkeys.add(person, response, ORIGIN)).toEqual({ ok: true, value: undefined });
  return device;
}

test('a passkey can sign its owner in many times', async () => {
  const device = await registerPasskey('ann');
  for (let count = 0; count < 2; count += 1) {
    const response = device.signIn(await passkeys.createSignInOptions(ORIGIN));
    expect(validateAs(PasskeyResponse, response).ok).toBe(true);
    expect(await passkeys.verifySignIn(response, ORIGIN)).toEqual({ ok: true, value: 'ann' });
  }
});

const REFUSED = { ok: false, refusal: { code: 'bad-passkey' } };

test('accepts a response only once', async () => {
  const device = await registerPasskey('bob');
  const response = device.signIn(await passkeys.createSignInOptions(ORIGIN));
  expect((await passkeys.verifySignIn(response, ORIGIN)).ok).toBe(true);
  expect(await passkeys.verifySignIn(response, ORIGIN)).toEqual(REFUSED);
});

test('refuses a response that arrives too late', async () => {
  const device = await registerPasskey('cleo');
  const response = device.signIn(await passkeys.createSignInOptions(ORIGIN));
  now += 5 * 60_000 + 1;
  expect(await passkeys.verifySignIn(response, ORIGIN)).toEqual(REFUSED);
});

test.each<[string, (device: Authenticator) => Promise<PasskeyResponse>]>([
  [
    'a challenge that the server did not send',
    async (device) => device.signIn({ challenge: 'bm9ib2R5LWFza2Vk' }),
  ],
  [
    'an unknown passkey',
    async () => new Authenticator(ORIGIN).signIn(await passkeys.createSignInOptions(ORIGIN)),
  ],
  [
    'a page on another site',
    async () => new Authenticator('https://evil.example').signIn(await passkeys.createSignInOptions(ORIGIN)),
  ],
  [
    'a key other than the registered one',
    async (device) => {
      const options = await passkeys.createSignInOptions(ORIGIN);
      const forged = new Authenticator(ORIGIN).signIn(options);
      const { id, rawId } = device.signIn(options);
      return { ...forged, id, rawId };
    },
  ],
])('refuses %s', async (_, forge) => {
  const device = await registerPasskey(`victim-${now}`);
  expect(await passkeys.verifySignIn(await forge(device), ORIGIN)).toEqual(REFUSED);
  now += 1;
});

test('only its owner can remove a passkey, and a removed passkey is refused', async () => {
  const device = await registerPasskey('dora');
  const [stored] = await store.passkeys.listForPerson('dora');
  expect(await store.passkeys.remove('eve', stored?.passkey ?? '', now)).toBe(false);
  expect(await store.passkeys.remove('dora', stored?.passkey ?? '', now)).toBe(true);
  expect(
    await passkeys.verifySignIn(device.signIn(await passkeys.createSignInOptions(ORIGIN)), ORIGIN),
  ).toEqual(REFUSED);
});

test('an account has a maximum number of passkeys', async () => {
  const late = new Authenticator(ORIGIN).register(await registrationOptions('fred'));
  for (let count = 0; count < MAX_PASSKEYS; count += 1) await registerPasskey('fred');
  const refused = { ok: false, refusal: { code: 'too-many-passkeys' } };
  expect(await passkeys.add('fred', late, ORIGIN)).toEqual(refused);
  expect(await passkeys.createRegistrationOptions('fred', 'Ann', ORIGIN)).toEqual(refused);
  expect(await store.passkeys.listForPerson('fred')).toHaveLength(MAX_PASSKEYS);
});
