import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAs, PasskeyAnswer } from '@halma/protocol';
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

/** Somebody with a passkey. */
async function withPasskey(person: string): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN);
  const answer = device.make(await passkeys.askNew(person, 'Ann', ORIGIN));
  expect(checkAs(PasskeyAnswer, answer).ok).toBe(true);
  expect(await passkeys.add(person, answer, ORIGIN)).toEqual({ ok: true, value: undefined });
  return device;
}

test('a passkey is made once and proves its person from then on', async () => {
  const device = await withPasskey('ann');
  for (let time = 0; time < 2; time += 1) {
    const shown = device.show(await passkeys.ask(ORIGIN));
    expect(checkAs(PasskeyAnswer, shown).ok).toBe(true);
    expect(await passkeys.prove(shown, ORIGIN)).toEqual({ ok: true, value: 'ann' });
  }
});

const refused = { ok: false, refusal: { code: 'bad-passkey' } };

test('an answer is taken once', async () => {
  const device = await withPasskey('bob');
  const shown = device.show(await passkeys.ask(ORIGIN));
  expect((await passkeys.prove(shown, ORIGIN)).ok).toBe(true);
  expect(await passkeys.prove(shown, ORIGIN)).toEqual(refused);
});

test('an answer that comes too late is none', async () => {
  const device = await withPasskey('cleo');
  const shown = device.show(await passkeys.ask(ORIGIN));
  now += 5 * 60_000 + 1;
  expect(await passkeys.prove(shown, ORIGIN)).toEqual(refused);
});

test.each<[string, (device: Authenticator) => Promise<PasskeyAnswer>]>([
  ['a question nobody asked', async (device) => device.show({ challenge: 'bm9ib2R5LWFza2Vk' })],
  ['a passkey nobody knows', async () => new Authenticator(ORIGIN).show(await passkeys.ask(ORIGIN))],
  [
    'a page of another site',
    async () => new Authenticator('https://evil.example').show(await passkeys.ask(ORIGIN)),
  ],
  [
    'another key than the one that was added',
    async (device) => {
      const question = await passkeys.ask(ORIGIN);
      const forged = new Authenticator(ORIGIN).show(question);
      const { id, rawId } = device.show(question);
      return { ...forged, id, rawId };
    },
  ],
])('%s proves nobody', async (_, forge) => {
  const device = await withPasskey(`victim-${now}`);
  expect(await passkeys.prove(await forge(device), ORIGIN)).toEqual(refused);
  now += 1;
});

test('a passkey that was removed proves nobody, and nobody removes another’s', async () => {
  const device = await withPasskey('dora');
  const [kept] = await store.passkeys.ofPerson('dora');
  expect(await store.passkeys.remove('eve', kept?.passkey ?? '')).toBe(false);
  expect(await store.passkeys.remove('dora', kept?.passkey ?? '')).toBe(true);
  expect(await passkeys.prove(device.show(await passkeys.ask(ORIGIN)), ORIGIN)).toEqual(refused);
});
