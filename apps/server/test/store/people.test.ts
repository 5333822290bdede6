import { describe, expect } from 'vitest';
import { locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('gives a name to only one person, whatever its case', async () => {
    const { people } = await open();
    await people.addGuest('one', 1);
    await people.addGuest('two', 1);
    expect(await people.createAccount('one', 'Ann', 'hash')).toBe(true);
    expect(await people.createAccount('two', 'ANN', 'hash')).toBe(false);
    expect(await people.createAccount('one', 'Bea', 'hash')).toBe(false);
    expect((await people.findByName('aNN'))?.person).toBe('one');
    await people.anonymize('one');
    expect(await people.findByName('Ann')).toBeUndefined();
    expect(await people.findPublic(['one', 'two'])).toHaveLength(2);
    expect((await people.findAll(['two', 'unknown'])).map(({ person }) => person)).toEqual(['two']);
  });

  contract('gives a name to only one of many people who ask at the same time', async () => {
    const { people } = await open();
    const ids = Array.from({ length: 12 }, (_, index) => `competitor-${index}`);
    for (const id of ids) await people.addGuest(id, 1);
    const created = await Promise.all(ids.map((id) => people.createAccount(id, 'Popular', 'hash')));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await people.findByName('popular'))?.person).toBe(ids[created.indexOf(true)]);
  });

  contract('applies and logs concurrent moderation actions', async () => {
    const { people, moderation } = await open();
    const muted = Array.from({ length: 12 }, (_, index) => `muted-${index}`);
    for (const person of muted) await people.addGuest(person, 1);
    const mute = (person: string) =>
      moderation.apply({
        action: 'mute',
        target: { person },
        actor: 'Moderator',
        at: 1,
        mutedUntil: 9,
        protectsModerators: true,
      });
    const outcomes = await Promise.all(muted.map(mute));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(muted.map(() => 'done'));
    const logged = (await moderation.listAuditEntries(50)).map(({ name }) => name);
    expect(muted.filter((person) => !logged.includes(person))).toEqual([]);
  });

  contract('deletes the name, reports and passkeys of a deleted account', async () => {
    const { people, moderation, reports, passkeys } = await open();
    for (const person of ['gone', 'guest', 'other']) await people.addGuest(person, 1);
    await people.createAccount('gone', 'Gone', 'hash');
    await people.createAccount('other', 'Gone-2', 'hash');
    const common = { mutedUntil: undefined, at: 1, protectsModerators: false } as const;
    await moderation.apply({
      ...common,
      action: 'make-host',
      target: { name: 'gone' },
      actor: 'command line',
    });
    await moderation.apply({ ...common, action: 'mute', target: { name: 'Gone-2' }, actor: 'Gone' });
    await reports.add('game', 'gone', { person: 'other', reason: 'spam', text: 'mine' }, 1);
    await reports.add('game', 'other', { person: 'gone', reason: 'spam', text: 'theirs' }, 1);
    await reports.add('game', 'other', { person: 'guest', reason: 'spam' }, 1);
    const key = { publicKey: 'x', counter: 0, addedAt: 1, lastUsedAt: 1 };
    await passkeys.add({ ...key, passkey: 'passkey-of-gone', person: 'gone' });
    expect(await reports.listByReporter('gone')).toMatchObject([{ person: 'other', text: 'mine' }]);
    await people.anonymize('gone');
    const entries = (await moderation.listAuditEntries(50)).filter(
      ({ name }) => name === 'gone' || name === 'Gone-2',
    );
    expect(entries.map(({ actor, name }) => [actor, name])).toEqual([
      ['gone', 'Gone-2'],
      ['command line', 'gone'],
    ]);
    expect((await reports.list(50)).map(({ reporter, person }) => [reporter, person])).toEqual([
      ['other', 'guest'],
    ]);
    expect(await passkeys.find('passkey-of-gone')).toBeUndefined();
    const seen = await people.findPublic(['gone', 'guest', 'other']);
    expect(new Map(seen.map(({ id, name, guest }) => [id, [name, guest]]))).toEqual(
      new Map([
        ['gone', ['', false]],
        ['guest', ['', true]],
        ['other', ['Gone-2', false]],
      ]),
    );
  });
});
