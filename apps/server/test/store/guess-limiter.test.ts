import { accept, refuse } from '@halma/protocol';
import { describe, expect } from 'vitest';
import { type GuessKey, GuessLimiter } from '../../src/limits/guess-limiter.ts';
import { locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('guesses on %s (ASVS 6.1.1, 6.3.1)', (_, location) => {
  const { contract, open } = storeContract(location);
  let now = 1_000_000;
  let count = 0;

  /** Creates the limiters of two nodes that share a store, and a key that no other test uses. */
  async function createNodes() {
    const { failedAttempts } = await open();
    count += 1;
    const [one, other] = [
      new GuessLimiter(failedAttempts, () => now),
      new GuessLimiter(failedAttempts, () => now),
    ];
    const key: GuessKey = ['account', `name-${count}`];
    const guess = (node: GuessLimiter, ...keys: GuessKey[]) =>
      node.attempt(keys.length > 0 ? keys : [key], async () => refuse('wrong-password'));
    const signIn = (node: GuessLimiter, ...keys: GuessKey[]) => node.attempt(keys, async () => accept('Ann'));
    return { one, other, key, guess, signIn };
  }

  contract('are slowed down across all nodes, and each wait ends', async () => {
    const { one, other, key, guess, signIn } = await createNodes();
    for (const node of [one, other, one, other, one, other, one, other, one, other])
      expect(await guess(node)).toMatchObject({ refusal: { code: 'wrong-password' } });
    expect(await guess(one)).toEqual(refuse('too-many', { after: 20_000 }));
    expect(await guess(other)).toEqual(refuse('too-many', { after: 20_000 }));
    now += 15_000;
    expect(await guess(other)).toEqual(refuse('too-many', { after: 5000 }));
    now += 5000;
    expect(await signIn(one, key)).toEqual(accept('Ann'));
  });

  contract('that all arrive at once do not exceed the limit', async () => {
    const { one, other, guess } = await createNodes();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(index % 2 === 0 ? one : other)),
    );
    const checked = results.filter((result) => !result.ok && result.refusal.code === 'wrong-password');
    expect(checked).toHaveLength(10);
  });

  contract.each([
    'account-closed',
    'code-needed',
    'no-account',
    'bot-account',
    'not-allowed',
    'already-entered',
    'entry-closed',
    'no-partner',
    'tournament-full',
    'too-many-changes',
  ] as const)('are not counted when the refusal is %s', async (code) => {
    const { one, key, guess } = await createNodes();
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await one.attempt([key], async () => refuse(code))).toEqual(refuse(code));
    expect(await guess(one)).toEqual(refuse('wrong-password'));
  });

  contract('by a stranger slow down neither other accounts nor the owner’s device', async () => {
    const { one, key, guess, signIn } = await createNodes();
    for (let attempt = 0; attempt < 12; attempt += 1) await guess(one);
    expect(await signIn(one, key)).toMatchObject({ refusal: { code: 'too-many' } });
    expect(await signIn(one, ['account', `other-${count}`])).toEqual(accept('Ann'));
    expect(await signIn(one, ['device', `phone-${count}`])).toEqual(accept('Ann'));
  });

  contract('by a few pupils do not stop a whole class behind one address from signing in', async () => {
    const { one, other, guess, signIn } = await createNodes();
    const school: GuessKey = ['network', `school-${count}`];
    for (let pupil = 0; pupil < 120; pupil += 1) {
      const account: GuessKey = ['account', `pupil-${count}-${pupil}`];
      const node = pupil % 2 === 0 ? one : other;
      if (pupil % 3 === 0) await guess(node, account, school);
      expect(await signIn(node, account, school)).toEqual(accept('Ann'));
    }
  });

  contract('at many names from one address are slowed down too', async () => {
    const { one, guess } = await createNodes();
    const address: GuessKey = ['network', `2001:db8:${count}::/64`];
    const results = [];
    for (let name = 0; name < 70; name += 1)
      results.push(await guess(one, ['account', `n-${count}-${name}`], address));
    expect(results.filter((result) => !result.ok && result.refusal.code === 'too-many')).toHaveLength(10);
  });

  contract('are deleted once they no longer slow down any attempt', async () => {
    const { one, guess } = await createNodes();
    const { failedAttempts } = await open();
    for (let attempt = 0; attempt < 12; attempt += 1) await guess(one);
    await failedAttempts.addDevice('device', 'ann', now);
    now += 200_001;
    await failedAttempts.deleteOld(now, now - 300_000);
    expect(await guess(one)).toMatchObject({ refusal: { code: 'wrong-password' } });
    expect(await failedAttempts.isKnownDevice('device', 'ann')).toBe(true);
    expect(await failedAttempts.isKnownDevice('device', 'bob')).toBe(false);
    await failedAttempts.deleteOld(now, now);
    expect(await failedAttempts.isKnownDevice('device', 'ann')).toBe(false);
  });
});
