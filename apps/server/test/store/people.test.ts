import { AUDITED_ACTIONS, MAX_REPORT_TEXT_LENGTH } from '@halma/protocol';
import { describe, expect } from 'vitest';
import type { StoredAccessToken } from '../../src/store/access-token-store.ts';
import type { NumberedAuditEntry } from '../../src/store/audit-log.ts';
import { MAX_BLOCKS, type StoredPerson } from '../../src/store/people-store.ts';
import { MAX_OPEN_REPORTS, type StoredReport } from '../../src/store/report-store.ts';
import { SqlGameStore } from '../../src/store/sql-game-store.ts';
import { openSharedDatabase, type Store } from '../../src/store/store.ts';
import { giveName, locationsForTests, sampleSession, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

/** The result of a block that ends no challenge. */
const NONE_ENDED = { hasEndedChallenges: false };

function sampleToken(person: string, name: string): StoredAccessToken {
  const id = `${name} of ${person}`;
  return { secretHash: id, token: id, person, name, scopes: [], createdAt: 1, lastUsedAt: undefined };
}

const resetPassword = (store: Store, person: string) =>
  store.passwords.resetWithCode(person, `code-of-${person}`, 'next-hash', 2);

const close = (store: Store, person: string) =>
  store.moderation.apply({
    action: 'close',
    target: { person },
    actor: 'operator',
    at: 2,
    protectsModerators: true,
  });

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('gives a name to only one person, regardless of case', async () => {
    const store = await open();
    const { people } = store;
    await people.addGuest('one', 1);
    await people.addGuest('two', 1);
    expect(await giveName(store, 'one', 'Ann')).toBe(true);
    expect(await giveName(store, 'two', 'ANN')).toBe(false);
    expect(await giveName(store, 'one', 'Bea')).toBe(false);
    expect((await people.findByName('aNN'))?.person).toBe('one');
    await people.anonymize('one', 2);
    expect(await people.findByName('Ann')).toBeUndefined();
    expect(await people.findPublic(['one', 'two'])).toHaveLength(2);
    expect((await people.findAll(['two', 'unknown'])).map(({ person }) => person)).toEqual(['two']);
  });

  contract('gives a name to only one of many people who choose it at the same time', async () => {
    const store = await open();
    const { people } = store;
    const ids = Array.from({ length: 12 }, (_, index) => `competitor-${index}`);
    for (const id of ids) await people.addGuest(id, 1);
    const created = await Promise.all(ids.map((id) => giveName(store, id, 'Popular')));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await people.findByName('popular'))?.person).toBe(ids[created.indexOf(true)]);
  });

  contract.each<[string, number, string | undefined, (store: Store, person: string) => Promise<unknown>]>([
    ['nothing', 1, 'hash', async () => undefined],
    ['a new password', 0, 'hash', resetPassword],
    ['a new password, after a sign-in with a passkey', 1, undefined, resetPassword],
    ['closing the account', 0, undefined, close],
    ['deleting the account', 0, undefined, (store, person) => store.people.anonymize(person, 2)],
  ])(
    'a sign-in that is overtaken by %s starts %i sessions',
    async (change, sessionCount, passwordHash, apply) => {
      const store = await open();
      const person = `overtaken-${change.length}-${passwordHash}`;
      const signIn = (name: string) => store.sessions.addSignedIn(sampleSession(person, name), passwordHash);
      const countSessions = async () => (await store.sessions.listForPerson(person)).length;
      await store.people.addGuest(person, 1);
      await giveName(store, person, `Overtaken${change.length}`);
      await store.sessions.end(person, `session-of-${person}`);
      await apply(store, person);
      expect(await signIn(`${person}-later`)).toBe(sessionCount === 1);
      expect(await countSessions()).toBe(sessionCount);
    },
  );

  contract.each<[string, (store: Store, person: string) => Promise<unknown>]>([
    ['a new password', resetPassword],
    ['closing the account', close],
    ['deleting the account', (store, person) => store.people.anonymize(person, 2)],
    ['a sign-out', (store, person) => store.sessions.end(person, `session-of-${person}`)],
  ])('an access token that is overtaken by %s is not created', async (change, apply) => {
    const store = await open();
    const person = `token-owner-${change.length}`;
    await store.people.addGuest(person, 1);
    await giveName(store, person, `Token-owner-${change.length}`);
    expect((await store.accessTokens.add(sampleToken(person, 'first'), `session-of-${person}`)).ok).toBe(
      true,
    );
    await apply(store, person);
    const later = await store.accessTokens.add(sampleToken(person, 'later'), `session-of-${person}`);
    expect(later).toMatchObject({ ok: false, refusal: { code: 'no-session' } });
  });

  contract.each<
    [
      string,
      (store: Store, person: string, name: string) => Promise<unknown>,
      (store: Store, person: string) => Promise<readonly unknown[]>,
    ]
  >([
    [
      'sign-ins ends their sessions',
      (store, person, name) => store.sessions.addSignedIn(sampleSession(person, `${person}-${name}`), 'hash'),
      (store, person) => store.sessions.listForPerson(person),
    ],
    [
      'the creation of access tokens removes them',
      (store, person, name) => store.accessTokens.add(sampleToken(person, name), `session-of-${person}`),
      (store, person) => store.accessTokens.listForPerson(person),
    ],
  ])('a password that changes during %s', async (change, add, list) => {
    const store = await open();
    for (let round = 0; round < 8; round += 1) {
      const person = `busy-${change.length}-${round}`;
      await store.people.addGuest(person, 1);
      await giveName(store, person, `Busy-${change.length}-${round}`);
      await Promise.all([add(store, person, 'one'), resetPassword(store, person), add(store, person, 'two')]);
      expect(await list(store, person)).toEqual([]);
    }
  });

  contract('reads no secret columns of a player', async () => {
    const store = await open();
    await store.people.addGuest('player', 1);
    expect(await giveName(store, 'player', 'Player')).toBe(true);
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    const columns: string[] = [];
    const query: typeof database.query = async (sql, values) => {
      const rows = await database.query(sql, values);
      columns.push(...rows.flatMap((row) => Object.keys(row)));
      return rows;
    };
    const recorder = new Proxy(database, {
      get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)),
    });
    expect(await new SqlGameStore(recorder).findPlayer('player')).toMatchObject({ hasAccount: true });
    expect(columns).toContain('name');
    expect(columns).not.toContain('password');
    await database.close();
  });

  contract('does not list people who wait in an arena but may not play its games', async () => {
    const { people, moderation, arenaQueue } = await open();
    await people.addGuest('waiting', 1);
    const database = location && openSharedDatabase(location);
    await database?.transaction((query) => query(`INSERT INTO waiting VALUES ('arena', 'waiting', 1, 1)`));
    await database?.close();
    const counts = async () => [
      (await arenaQueue.list('arena', true, 1)).length,
      (await arenaQueue.list('arena', false, 1)).length,
    ];
    const limit = (action: 'unrated' | 'suspend') =>
      moderation.apply({
        action,
        target: { person: 'waiting' },
        actor: 'Host',
        at: 1,
        until: 2,
        protectsModerators: true,
      });
    expect(await counts()).toEqual([1, 1]);
    await limit('unrated');
    expect(await counts()).toEqual([0, 1]);
    await limit('suspend');
    expect(await counts()).toEqual([0, 0]);
  });

  contract('applies and logs concurrent moderation actions', async () => {
    const { people, moderation } = await open();
    const mutedPeople = Array.from({ length: 12 }, (_, index) => `muted-${index}`);
    for (const person of mutedPeople) await people.addGuest(person, 1);
    const mute = (person: string) =>
      moderation.apply({
        action: 'mute',
        target: { person },
        actor: 'Moderator',
        at: 1,
        until: 9,
        protectsModerators: true,
      });
    const outcomes = await Promise.all(mutedPeople.map(mute));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(mutedPeople.map(() => 'done'));
    const loggedNames = (await moderation.listAuditEntries(50, AUDITED_ACTIONS)).map(({ name }) => name);
    expect(mutedPeople.filter((person) => !loggedNames.includes(person))).toEqual([]);
  });

  contract('deletes the name, reports and passkeys of a deleted account', async () => {
    const store = await open();
    const { people, moderation, reports, passkeys } = store;
    for (const person of ['gone', 'guest', 'other']) await people.addGuest(person, 1);
    await giveName(store, 'gone', 'Gone');
    await giveName(store, 'other', 'Gone-2');
    const common = { at: 1, protectsModerators: false } as const;
    await moderation.apply({
      ...common,
      action: 'make-host',
      target: { name: 'gone' },
      actor: 'command line',
    });
    await moderation.apply({
      ...common,
      action: 'mute',
      target: { name: 'Gone-2' },
      actor: 'Gone',
      actorId: 'gone',
    });
    await reports.add('game', 'gone', { person: 'other', reason: 'spam', text: 'mine' }, 1);
    await reports.add('game', 'other', { person: 'gone', reason: 'spam', text: 'theirs' }, 1);
    await reports.add('game', 'other', { person: 'guest', reason: 'spam' }, 1);
    const key = { publicKey: 'x', counter: 0, addedAt: 1, lastUsedAt: 1 };
    await passkeys.add({ ...key, passkey: 'passkey-of-gone', person: 'gone' });
    expect(await reports.listByReporter('gone')).toMatchObject([{ person: 'other', text: 'mine' }]);
    await people.anonymize('gone', 2);
    const entries = (await moderation.listAuditEntries(50, AUDITED_ACTIONS)).filter(
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
    const reopening = { action: 'reopen', target: { person: 'gone' }, actor: 'Moderator' } as const;
    expect(await moderation.apply({ ...common, ...reopening })).toMatchObject({ outcome: 'unknown' });
    const publicPeople = await people.findPublic(['gone', 'guest', 'other']);
    expect(new Map(publicPeople.map(({ id, name, guest }) => [id, [name, guest]]))).toEqual(
      new Map([
        ['gone', ['', false]],
        ['guest', ['', true]],
        ['other', ['Gone-2', false]],
      ]),
    );
  });

  contract(
    'keeps the log entries about a guest apart from an account whose name is the guest’s id',
    async () => {
      const store = await open();
      const { people, moderation } = store;
      const guest = 'a1b2c3d4e5f6g7h8';
      for (const person of [guest, 'impostor', 'moderator']) await people.addGuest(person, 1);
      expect(await giveName(store, 'impostor', guest)).toBe(true);
      const common = { action: 'note', actor: 'Moderator', actorId: 'moderator', at: 1 } as const;
      for (const [person, reason] of Object.entries({ [guest]: 'on the guest', impostor: 'on the impostor' }))
        await moderation.apply({ ...common, target: { person }, reason, protectsModerators: true });
      const notesOn = async (person: string) =>
        (await moderation.listAuditEntriesInvolving(person)).flatMap(
          ({ action, isAbout, isActor, reason }) => (action === 'note' ? [[isAbout, isActor, reason]] : []),
        );
      expect(await notesOn('impostor')).toEqual([[true, false, 'on the impostor']]);
      expect(await notesOn('moderator')).toEqual([
        [false, true, 'on the guest'],
        [false, true, 'on the impostor'],
      ]);
      await people.anonymize('impostor', 2);
      expect(await notesOn('impostor')).toEqual([[true, false, '']]);
      expect(await notesOn(guest)).toEqual([[true, false, 'on the guest']]);
    },
  );

  contract('finds, exports and deletes the log entries that an older node has added', async () => {
    const store = await open();
    const { people, moderation } = store;
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    /** Adds a note by "Updater" on "Updated", as versions of the program that did not store the ids of people did. */
    const addOlderNote = (reason: string) =>
      database.transaction((query) =>
        query(
          `INSERT INTO audit (entry, at, by_whom, deed, name, reason)
           SELECT max(entry) + 1, 1, 'Updater', 'note', 'Updated', $1 FROM audit`,
          [reason],
        ),
      );
    for (const [person, name] of Object.entries({ updated: 'Updated', updater: 'Updater' })) {
      await people.addGuest(person, 1);
      expect(await giveName(store, person, name)).toBe(true);
    }
    const notesOn = async (person: string) =>
      (await moderation.listAuditEntriesInvolving(person)).flatMap(({ action, isAbout, isActor, reason }) =>
        action === 'note' ? [[isAbout, isActor, reason]] : [],
      );
    await addOlderNote('first');
    expect(await moderation.listAuditEntriesAbout('Updated', 9, ['note'])).toMatchObject([
      { reason: 'first' },
    ]);
    await addOlderNote('second');
    expect(await notesOn('updater')).toEqual([
      [false, true, 'first'],
      [false, true, 'second'],
    ]);
    await addOlderNote('third');
    await people.anonymize('updated', 2);
    await people.anonymize('updater', 2);
    const notes = await moderation.listAuditEntriesAbout('updated', 9, ['note']);
    expect(notes.map(({ actor, reason }) => [actor, reason])).toEqual([1, 2, 3].map(() => ['updater', '']));
    await database.close();
  });

  contract('limits the number of blocks and open reports per person', async () => {
    const { people, reports } = await open();
    for (let index = 0; index < MAX_BLOCKS; index += 1)
      expect(await people.block('blocker', `blocked-${index}`, 1)).toEqual(NONE_ENDED);
    expect(await people.block('blocker', 'one-more', 1)).toBeUndefined();
    expect(await people.block('blocker', 'blocked-3', 1)).toEqual(NONE_ENDED);
    await people.unblock('blocker', 'blocked-3');
    expect(await people.block('blocker', 'one-more', 1)).toEqual(NONE_ENDED);
    expect(await people.blockersOf(['one-more', 'blocked-3'])).toEqual(
      new Map([['one-more', new Set(['blocker'])]]),
    );
    const report = (index: number) =>
      reports.add('game', 'reporter', { person: `reported-${index}`, reason: 'spam' }, 1);
    const tooMany = { ok: false, refusal: { code: 'too-many-reports' } };
    for (let index = 0; index <= MAX_OPEN_REPORTS; index += 1) await people.addGuest(`reported-${index}`, 1);
    for (let index = 0; index < MAX_OPEN_REPORTS; index += 1)
      expect(await report(index)).toMatchObject({ ok: true });
    expect(await report(MAX_OPEN_REPORTS)).toEqual(tooMany);
    expect(await report(0)).toMatchObject({ ok: true });
    await reports.setState({ game: 'game', reporter: 'reporter', person: 'reported-0', at: 1 }, 'settled');
    expect(await report(MAX_OPEN_REPORTS)).toMatchObject({ ok: true });
    const gone = { ok: false, refusal: { code: 'account-deleted' } };
    await people.anonymize('reported-1', 2);
    expect(await report(1)).toEqual(gone);
    expect(await report(-1)).toEqual(gone);
  });

  contract(
    'lists accounts with an address in several steps, those that wrote it as given first',
    async () => {
      const store = await open();
      const { people, accountLinks } = store;
      const confirm = async (person: string, address: string, at: number): Promise<void> => {
        await people.addGuest(person, 1);
        await giveName(store, person, `N-${person}`);
        const tokenHash = `confirm-${person}`;
        const link = {
          tokenHash,
          purpose: 'confirm-email',
          person,
          email: { address, language: 'en' },
        } as const;
        await accountLinks.add({ ...link, until: at }, at);
        expect(await accountLinks.confirmEmail(tokenHash, at)).toBeDefined();
      };
      for (let index = 1; index <= 5; index += 1) await confirm(`other-${index}`, 'Many@mail.example', index);
      for (let index = 1; index <= 6; index += 1)
        await confirm(`own-${index}`, 'many@mail.example', 10 + index);
      const request = async (address: string, at: number): Promise<readonly string[]> => {
        const found = await accountLinks.listByAddress(address, 5, at);
        for (const { person, ...email } of found)
          await accountLinks.add(
            { tokenHash: `${person}-${at}`, purpose: 'reset-password', person, email, until: at + 100 },
            at,
          );
        return found.map(({ person }) => person);
      };
      const own = [1, 2, 3, 4, 5, 6].map((index) => `own-${index}`);
      expect(await request('many@mail.example', 100)).toEqual(own.slice(0, 5));
      expect(await request('many@mail.example', 101)).toEqual(['own-6', ...own.slice(0, 4)]);
      expect(await request('Many@mail.example', 102)).toEqual(
        [1, 2, 3, 4, 5].map((index) => `other-${index}`),
      );
      // No account has written the address in this way. The earlier links have expired.
      expect(await request('MANY@mail.example', 400)).toEqual(
        [1, 2, 3, 4, 5].map((index) => `other-${index}`),
      );
      expect(await request('MANY@mail.example', 401)).toEqual(own.slice(0, 5));
      expect((await request('MANY@mail.example', 402))[0]).toBe('own-6');
      await people.anonymize('own-1', 500);
      expect(await request('many@mail.example', 600)).toEqual(own.slice(1));
    },
  );

  contract('finds a block in either direction', async () => {
    const { people } = await open();
    await people.block('blocking', 'blocked', 1);
    expect(await people.hasBlockWith('blocking', ['neutral', 'blocked'])).toBe(true);
    expect(await people.hasBlockWith('blocked', ['neutral', 'blocking'])).toBe(true);
    expect(await people.hasBlockWith('neutral', ['blocking', 'blocked'])).toBe(false);
    expect(await people.hasBlockWith('blocking', ['blocking', 'neutral'])).toBe(false);
    expect(await people.hasBlockWith('blocking', [])).toBe(false);
  });

  contract.each([
    ['new', 'first / second'],
    ['seen', 'first / second'],
    ['settled', 'second'],
  ] as const)(
    'a report that was %s is new after a further one about the same person, with the text "%s"',
    async (state, text) => {
      const { people, reports } = await open();
      await people.addGuest(`again-${state}`, 1);
      const key = { game: `repeated-${state}`, reporter: 'reporter-again', person: `again-${state}` };
      const { game, reporter, person } = key;
      expect(await reports.add(game, reporter, { person, reason: 'spam', text: 'first' }, 1)).toMatchObject({
        ok: true,
      });
      expect(await reports.setState({ ...key, at: 1 }, state)).toBe(true);
      expect(
        await reports.add(game, reporter, { person, reason: 'insult', text: 'second' }, 2),
      ).toMatchObject({ ok: true });
      expect(await reports.find(game, reporter, person)).toEqual({
        ...key,
        reason: 'insult',
        text,
        at: 2,
        state: 'new',
      });
      // A moderator who has read only the first report cannot settle the second.
      expect(await reports.setState({ ...key, at: 1 }, 'settled')).toBe(false);
      expect(await reports.find(game, reporter, person)).toMatchObject({ at: 2, state: 'new' });
    },
  );

  contract(
    'keeps the text of a report that is sent twice or repeated without one, up to a limit',
    async () => {
      const { people, reports } = await open();
      await people.addGuest('long-reported', 1);
      const add = async (text: string) => {
        await reports.add('long-report', 'writer', { person: 'long-reported', reason: 'spam', text }, 1);
        return (await reports.find('long-report', 'writer', 'long-reported'))?.text;
      };
      for (const text of ['first', 'first', '']) expect(await add(text)).toBe('first');
      for (let count = 0; count < 6; count += 1) await add(`${count}`.repeat(200));
      expect(await add('last')).toHaveLength(MAX_REPORT_TEXT_LENGTH);
      expect(await add('last')).toMatch(/^first \/ 0{200} \/ 1/);
    },
  );

  contract('lists accounts, reports and the audit log in pages', async () => {
    const store = await open();
    const { people, moderation, reports } = store;
    const names = ['page', 'page_1', 'Page-2', 'PAGE10', 'pagf', 'Pag', 'page_B', 'page_a'];
    for (const [index, name] of names.entries()) {
      await people.addGuest(`page-${index}`, 1);
      await giveName(store, `page-${index}`, name);
    }
    const listPages = async <Row>(read: (last: Row | undefined) => Promise<readonly Row[]>) => {
      const pages: (readonly Row[])[] = [];
      for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1)))
        pages.push(page);
      return pages;
    };
    const accounts = await listPages<StoredPerson>((last) =>
      moderation.listAccounts('pAGE', 4, last?.name ?? ''),
    );
    expect(accounts.map((page) => page.map(({ name }) => name))).toEqual([
      ['page', 'Page-2', 'PAGE10', 'page_1'],
      ['page_a', 'page_B'],
    ]);

    for (let index = 0; index < 7; index += 1) {
      const report = { person: 'page-1', reason: 'spam' } as const;
      // Several reports with the same time, and one about an unknown person.
      await reports.add(`paged-${index}`, 'page-0', report, 1_000_000 + Math.floor(index / 3));
      await reports.add(`paged-${index}`, 'page-0', { ...report, person: 'unknown-person' }, 1_000_000);
      if (index % 3 === 0)
        await reports.setState(
          {
            game: `paged-${index}`,
            reporter: 'page-0',
            person: 'page-1',
            at: 1_000_000 + Math.floor(index / 3),
          },
          'settled',
        );
    }
    const reported = await listPages<StoredReport>((last) =>
      reports.list(2, last && { ...last, isSettled: last.state === 'settled' }),
    );
    expect(reported.flat().flatMap(({ game }) => (game.startsWith('paged') ? [game] : []))).toEqual(
      [5, 4, 2, 1, 6, 3, 0].map((index) => `paged-${index}`),
    );
    expect(reported.slice(0, -1).every((page) => page.length === 2)).toBe(true);

    for (let index = 0; index < 5; index += 1)
      for (const action of ['mute', 'unmute'] as const)
        await moderation.apply({
          action,
          target: { person: 'page-1' },
          actor: `Pager-${index}`,
          at: index,
          until: 9,
          protectsModerators: true,
        });
    const entries = await listPages<NumberedAuditEntry>((last) =>
      moderation.listAuditEntries(3, AUDITED_ACTIONS, last?.entry),
    );
    const pagerEntries = entries.flat().filter(({ actor }) => actor.startsWith('Pager-'));
    expect(pagerEntries.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      [4, 3, 2, 1, 0].flatMap((index) => [`Pager-${index} unmute`, `Pager-${index} mute`]),
    );
    expect(new Set(pagerEntries.map(({ entry }) => entry)).size).toBe(10);
  });
});
