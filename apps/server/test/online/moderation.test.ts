import {
  type GameView,
  MODERATION_PAGE_SIZE,
  type NewTournament,
  type ReportView,
  reportCursor,
  type TournamentView,
} from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { type Client, newId } from './client.ts';
import { createReport } from './reported-account.ts';
import { newCredentials, startTestServer } from './test-server.ts';

const { createClient, runCommand } = startTestServer();

/** Tries to create a game or a tournament. Returns the refusal code, or `created`. */
async function tryToCreate(client: Client, path: string, content: object): Promise<string> {
  const response = await client.fetchJson<{ refusal?: { code: string } }>('POST', path, {
    id: newId(),
    ...content,
  });
  return response.refusal?.code ?? 'created';
}

const tryToCreateGame = (client: Client, plan: object): Promise<string> =>
  tryToCreate(client, '/api/games', { plan });

/** Returns the terms of a tournament that starts in an hour. */
function laterTournament(terms: Partial<NewTournament>): NewTournament {
  return newTournament(2, { startsAt: Date.now() + 3_600_000, ...terms });
}

const RATED_TERMS = { rated: true, entry: 'accounts' } as const;

/** Announces a tournament. Returns its id. */
async function announce(client: Client, terms: Partial<NewTournament>): Promise<string> {
  const body = { id: newId(), setup: laterTournament(terms) };
  return (await client.fetchJson<{ tournament: string }>('POST', '/api/tournaments', body)).tournament;
}

/** Returns the names of the values that satisfy a condition. */
async function filterNames(
  values: Readonly<Record<string, string>>,
  satisfies: (value: string) => Promise<boolean>,
): Promise<string[]> {
  const names: string[] = [];
  for (const [name, value] of Object.entries(values)) if (await satisfies(value)) names.push(name);
  return names;
}

describe('moderation (ASVS 8.2, 16.2)', () => {
  test('a muted person cannot chat until they are unmuted', async () => {
    const { anna, game, moderate } = await createReport(createClient);
    expect((await moderate({ deed: 'mute', hours: 2 })).status).toBe(204);
    await anna.connect();
    const sendChat = async (id: string) => {
      anna.send({ say: 'talk', id, game, channel: 'table', text: 'Hello.' });
      const response = await anna.waitForMessage((message) => 'id' in message && message.id === id);
      return response.say === 'refused' ? response.refusal.code : response.say;
    };
    expect(await sendChat('first-line')).toBe('muted');
    expect((await moderate({ deed: 'unmute' })).status).toBe(204);
    expect(await sendChat('second-line')).toBe('done');
  });

  test('closing an account immediately ends its sessions and sockets, can be undone, and is logged', async () => {
    const { host, anna, person, moderate } = await createReport(createClient);
    await anna.connect();
    expect((await moderate({ deed: 'close', reason: 'Third warning.' })).status).toBe(204);
    await expect(anna.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
    const findAccount = () => host.fetchJson<unknown[]>('GET', `/api/host/people?beginning=${person.name}`);
    expect(await findAccount()).toMatchObject([{ person, role: 'closed' }]);
    const readPerson = () => host.fetchJson('GET', `/api/people/${person.name}`);
    expect(await readPerson()).toMatchObject({ person, isClosed: true });
    const signIn = (password: string) =>
      anna.fetchJson('POST', '/api/account/sign-in', { name: person.name, password });
    expect(await signIn(newCredentials().password)).toMatchObject({ refusal: { code: 'account-closed' } });
    expect(await signIn('not my password')).toMatchObject({ refusal: { code: 'wrong-password' } });
    expect((await moderate({ deed: 'reopen' })).status).toBe(204);
    expect(await findAccount()).toMatchObject([{ person, role: 'player' }]);
    expect(await readPerson()).not.toHaveProperty('isClosed');
    const { person: self } = await host.fetchJson<{ person: { name: string } }>('GET', '/api/session');
    const log = await host.fetchJson<object[]>('GET', '/api/host/log');
    const entries = log.filter((entry) => 'name' in entry && entry.name === person.name);
    expect(entries).toMatchObject([
      { deed: 'reopen', by: self.name },
      { deed: 'close', by: self.name, reason: 'Third warning.' },
    ]);
    const { name } = person;
    const { password } = newCredentials();
    anna.readToken(await anna.fetch('POST', '/api/account/sign-in', { name, password }));
    expect(await anna.fetchJson('GET', '/api/account/export')).toMatchObject({
      audit: expect.arrayContaining([expect.objectContaining({ deed: 'close', reason: 'Third warning.' })]),
    });
  });

  test('the log, the accounts and the reports come in pages, each starting after the last row of the previous page', async () => {
    const { host, person, moderate } = await createReport(createClient);
    for (let count = 0; count < MODERATION_PAGE_SIZE / 2; count += 1)
      for (const action of ['mute', 'unmute']) expect((await moderate({ deed: action })).status).toBe(204);
    const page = (path: string) => host.fetchJson<Record<string, never>[]>('GET', path);
    const first = await page('/api/host/log');
    expect(first).toHaveLength(MODERATION_PAGE_SIZE);
    const { entry = 0 } = first.at(-1) ?? {};
    const [next] = await page(`/api/host/log?before=${entry}`);
    expect(next?.entry).toBeLessThan(entry);
    const accounts = `/api/host/people?beginning=${person.name.slice(0, 4)}`;
    expect(await page(accounts)).toHaveLength(1);
    expect(await page(`${accounts}&after=${person.name}`)).toEqual([]);
    const reports = await host.fetchJson<ReportView[]>('GET', '/api/host/reports');
    for (const [index, report] of reports.entries())
      expect(await page(`/api/host/reports?before=${reportCursor(report)}`)).toEqual(
        reports.slice(index + 1),
      );
    expect((await host.fetch('GET', '/api/host/reports?before=open.1.x')).status).toBe(400);
  });

  test('when the operator closes an account, its sessions end immediately and its sockets close within five seconds', async () => {
    const { anna, person } = await createReport(createClient);
    await anna.connect();
    expect((await runCommand('admin', 'close', person.name)).ok).toBe(true);
    await expect(anna.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
  }, 20_000);

  test('a moderator can close a guest’s account for good but not a moderator’s, and unknown people and actions are refused', async () => {
    const { host, bob, moderate } = await createReport(createClient);
    expect((await moderate({ deed: 'close' }, bob.person?.id)).status).toBe(204);
    expect((await bob.fetch('GET', '/api/session')).status).toBe(401);
    expect((await moderate({ deed: 'reopen' }, bob.person?.id)).status).toBe(404);
    const { person } = await host.fetchJson<{ person: { id: string } }>('GET', '/api/session');
    expect((await moderate({ deed: 'close' }, person.id)).status).toBe(403);
    expect((await moderate({ deed: 'mute' }, '0'.repeat(16))).status).toBe(404);
    expect((await moderate({ deed: 'make-host' })).status).toBe(400);
  });

  const UNLIMITED = { rated: 'created', casual: 'created', exhibition: 'created', tournament: 'created' };
  const BARRED_FROM_RATED = { ...UNLIMITED, rated: 'barred-from-rated', exhibition: 'barred-from-rated' };
  const SUSPENDED = {
    rated: 'suspended',
    casual: 'suspended',
    exhibition: 'suspended',
    tournament: 'suspended',
  };

  /**
   * Each limit: its action, the action that lifts it, its kind, and the responses to a person who creates a rated game, a
   * casual game, a rated exhibition (in which the organiser plays) and another rated tournament.
   */
  const LIMITS = [
    ['unrated', 'allow-rated', 'rated', BARRED_FROM_RATED],
    ['suspend', 'unsuspend', 'play', SUSPENDED],
    ['mute', 'unmute', 'chat', { ...UNLIMITED, exhibition: 'muted', tournament: 'muted' }],
  ] as const;

  test.each(LIMITS)(
    'the action %s blocks only what it should, and its reason is shown, until %s lifts the limit',
    async (action, liftingAction, kind, expected) => {
      const { host, anna, bob, person, moderate } = await createReport(createClient);
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const casual = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats });
      const tryToAnnounce = (format: 'exhibition' | 'round-robin') =>
        tryToCreate(anna, '/api/tournaments', { setup: laterTournament({ format, ...RATED_TERMS }) });
      const tryToCreateAll = async () => ({
        rated: await tryToCreateGame(anna, { ...casual, rated: true }),
        casual: await tryToCreateGame(anna, casual),
        exhibition: await tryToAnnounce('exhibition'),
        tournament: await tryToAnnounce('round-robin'),
      });
      const bobsGame = await bob.createGame(gameSetup('halma-2', { seats }));
      expect((await moderate({ deed: action, hours: 2, reason: 'Lost on purpose.' })).status).toBe(204);
      const me = await anna.fetchJson<{ limits: object[] }>('GET', '/api/session');
      expect(me.limits).toMatchObject([{ kind, reason: 'Lost on purpose.' }]);
      expect(await tryToCreateAll()).toEqual(expected);
      await anna.connect();
      const joined = await anna.command(bobsGame, { do: 'join' });
      expect(joined).toEqual(kind === 'play' ? 'suspended' : expect.any(Number));
      const [account] = await host.fetchJson<object[]>('GET', `/api/host/people?beginning=${person.name}`);
      expect(account).toMatchObject({ limits: [{ kind, reason: 'Lost on purpose.' }] });
      const [entry] = await host.fetchJson<object[]>('GET', `/api/host/log?about=${person.name}`);
      expect(entry).toMatchObject({ deed: action, reason: 'Lost on purpose.', until: expect.any(Number) });
      const exported = await anna.fetchJson<{ person: object; audit: object[] }>(
        'GET',
        '/api/account/export',
      );
      expect(exported.person).toMatchObject({ limits: [{ kind, reason: 'Lost on purpose.' }] });
      expect(exported.audit.at(-1)).toMatchObject({ deed: action, reason: 'Lost on purpose.', self: false });
      expect((await moderate({ deed: liftingAction })).status).toBe(204);
      expect(await tryToCreateAll()).toEqual(UNLIMITED);
    },
  );

  test('suspension lets a game in progress finish, withdraws a rematch offer, and blocks new rematches and challenges', async () => {
    const { anna, bob, person, moderate } = await createReport(createClient);
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const game = await anna.createGame(gameSetup('halma-2', { seats }));
    await Promise.all([anna.connect(), bob.connect()]);
    await bob.command(game, { do: 'join' });
    const earlierGame = await anna.createGame(gameSetup('halma-2', { seats }));
    await bob.command(earlierGame, { do: 'join' });
    await anna.command(earlierGame, { do: 'resign' });
    expect(await anna.command(earlierGame, { do: 'rematch' })).toEqual(expect.any(Number));
    await moderate({ deed: 'suspend', hours: 1, reason: 'Lost on purpose.' });
    expect(await bob.command(earlierGame, { do: 'rematch' })).toBe('challenge-closed');
    // A game in progress continues.
    expect(await anna.command(game, { do: 'resign' })).toEqual(expect.any(Number));
    expect(await anna.command(game, { do: 'rematch' })).toBe('suspended');
    expect(await bob.command(game, { do: 'rematch' })).toEqual(expect.any(Number));
    const other = await createClient('account');
    const { person: opponent } = await other.fetchJson<{ person: { name: string } }>('GET', '/api/session');
    const plan = gameSetup('halma-2', { seats, clock: { kind: 'days', days: 3 } });
    const challenge = await anna.fetchJson<{ refusal: object }>('POST', '/api/challenges', {
      id: newId(),
      to: opponent.name,
      plan,
    });
    expect(challenge.refusal).toMatchObject({
      code: 'suspended',
      detail: 'Lost on purpose.',
      after: expect.any(Number),
    });
    const toAnna = await other.fetchJson<{ challenge: string }>('POST', '/api/challenges', {
      id: newId(),
      to: person.name,
      plan,
    });
    const accepted = await anna.fetchJson<{ refusal: object }>(
      'POST',
      `/api/challenges/${toAnna.challenge}/accept`,
    );
    expect(accepted.refusal).toMatchObject({ code: 'suspended' });
  });

  test.each(['closed by a moderator', 'deleted by its owner'])(
    'an account that was %s after it offered a rematch starts no game',
    async (gone) => {
      const { anna, bob, moderate } = await createReport(createClient);
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const game = await anna.createGame(gameSetup('halma-2', { seats }));
      await Promise.all([anna.connect(), bob.connect()]);
      await bob.command(game, { do: 'join' });
      await anna.command(game, { do: 'resign' });
      expect(await anna.command(game, { do: 'rematch' })).toEqual(expect.any(Number));
      const response =
        gone === 'closed by a moderator'
          ? await moderate({ deed: 'close' })
          : await anna.fetch('DELETE', '/api/account');
      expect(response.status).toBe(204);
      expect(await bob.command(game, { do: 'rematch' })).toBe('challenge-closed');
    },
  );

  /**
   * Each action, and which of the person's open games, outgoing and incoming challenges (all for rated games),
   * tournament entries and exhibitions remain after it.
   */
  const REMAINING_AFTER = [
    {
      action: 'suspend',
      remaining: { games: [], outgoing: [], incoming: [], entries: [], exhibitions: [] },
    },
    {
      action: 'unrated',
      remaining: {
        games: ['casual'],
        outgoing: [],
        incoming: [],
        entries: ['casual'],
        exhibitions: ['casual'],
      },
    },
    {
      action: 'mute',
      remaining: {
        games: ['rated', 'casual'],
        outgoing: ['open'],
        incoming: ['open'],
        entries: ['rated', 'casual'],
        exhibitions: ['rated', 'casual'],
      },
    },
  ] as const;

  test.each(REMAINING_AFTER)(
    '$action closes only what the person may no longer take part in, and sends a notice',
    async ({ action, remaining }) => {
      const { anna, person, moderate } = await createReport(createClient);
      const other = await createClient('account');
      const { person: opponent } = await other.fetchJson<{ person: { name: string } }>('GET', '/api/session');
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const casual = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats, listed: true });
      const rated = { ...casual, rated: true } as const;
      const games = { rated: await anna.createGame(rated), casual: await anna.createGame(casual) };
      const sendChallenge = (by: Client, to: string) =>
        by.fetchJson('POST', '/api/challenges', { id: newId(), to, plan: rated, note: 'Play well!' });
      await sendChallenge(anna, opponent.name);
      await sendChallenge(other, person.name);
      const announceBoth = async (by: Client, format: 'round-robin' | 'exhibition') => ({
        rated: await announce(by, { format, ...RATED_TERMS }),
        casual: await announce(by, { format }),
      });
      const tournaments = await announceBoth(other, 'round-robin');
      const exhibitions = await announceBoth(anna, 'exhibition');
      for (const id of Object.values(tournaments))
        expect(
          (
            await anna.fetch('POST', `/api/tournaments/${id}/commands`, {
              id: newId(),
              command: { do: 'enter' },
            })
          ).status,
        ).toBe(200);
      expect((await moderate({ deed: action, reason: 'Be kind.' })).status).toBe(204);
      const listOpenChallenges = async (list: 'incoming' | 'outgoing') =>
        (await anna.fetchJson<Record<string, { state: string }[]>>('GET', '/api/challenges'))[list]
          ?.map(({ state }) => state)
          .filter((state) => state === 'open');
      const listRemaining = async () => ({
        games: await filterNames(games, async (id) => {
          const { phase } = (await anna.fetchJson<GameView>('GET', `/api/games/${id}`)).standing;
          return phase === 'waiting';
        }),
        outgoing: await listOpenChallenges('outgoing'),
        incoming: await listOpenChallenges('incoming'),
        entries: await filterNames(tournaments, async (id) => {
          const { entries } = await anna.fetchJson<TournamentView>('GET', `/api/tournaments/${id}`);
          return entries.some((entry) => entry.person === person.id);
        }),
        exhibitions: await filterNames(exhibitions, async (id) => {
          const { phase } = await anna.fetchJson<TournamentView>('GET', `/api/tournaments/${id}`);
          return phase === 'open';
        }),
      });
      await expect.poll(listRemaining, { timeout: 10_000 }).toEqual(remaining);
      if (action === 'mute')
        await expect
          .poll(() => other.fetchJson('GET', '/api/challenges'))
          .toMatchObject({ incoming: [{ note: '' }] });
      expect(await anna.fetchJson('GET', '/api/notices')).toContainEqual(
        expect.objectContaining({
          content: expect.objectContaining({
            kind: 'limited',
            reason: 'Be kind.',
            until: expect.any(Number),
          }),
        }),
      );
    },
  );

  test('a person who is suspended while waiting to be paired stops waiting and learns the reason', async () => {
    const { anna, moderate } = await createReport(createClient);
    const { seats: _, ...terms } = gameSetup('halma-2', {
      clock: { kind: 'real-time', main: 307_000, increment: 0, delay: 0 },
    });
    await anna.connect();
    const id = newId();
    anna.send({ say: 'pair', id, terms });
    await anna.waitForMessage(({ say }) => say === 'pairing');
    await moderate({ deed: 'suspend', reason: 'Be kind.' });
    expect(await anna.waitForMessage(({ say }) => say === 'unpaired')).toMatchObject({
      id,
      refusal: { code: 'suspended', detail: 'Be kind.' },
    });
  });

  test('a muted person can challenge others, but cannot add a note', async () => {
    const { anna, moderate } = await createReport(createClient);
    const opponent = await createClient('account');
    const { person } = await opponent.fetchJson<{ person: { name: string } }>('GET', '/api/session');
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const plan = gameSetup('halma-2', { seats, clock: { kind: 'days', days: 3 } });
    const challengeWith = (note: object) =>
      anna.fetchJson<object>('POST', '/api/challenges', { id: newId(), to: person.name, plan, ...note });
    await moderate({ deed: 'mute', hours: 1, reason: 'Rude words.' });
    expect(await challengeWith({ note: 'You lose.' })).toMatchObject({
      refusal: { code: 'muted', detail: 'Rude words.', after: expect.any(Number) },
    });
    expect(await challengeWith({})).toMatchObject({ challenge: expect.any(String) });
  });

  test('an account’s export includes what moderators did while the person was still a guest', async () => {
    const { host, bob } = await createReport(createClient);
    await host.fetch('POST', `/api/host/people/${bob.person?.id}`, {
      deed: 'note',
      reason: 'Talked to him.',
    });
    const id = bob.person?.id;
    expect(await host.fetchJson('GET', `/api/host/log?about=${id}`)).toMatchObject([
      { name: id, people: [{ id, name: '', guest: true }] },
    ]);
    const name = `Bob${newId().replaceAll(/\W/g, '').slice(0, 10)}`;
    bob.readToken(await bob.fetch('POST', '/api/account', { name, password: 'hops and ladders 1885' }));
    const { audit } = await bob.fetchJson<{ audit: object[] }>('GET', '/api/account/export');
    expect(audit).toContainEqual(
      expect.objectContaining({ deed: 'note', reason: 'Talked to him.', self: false }),
    );
    expect(JSON.stringify(audit)).not.toContain('other');
    expect(await host.fetchJson('GET', `/api/host/log?about=${name}`)).toMatchObject([
      { deed: 'note', name: id, people: [{ id, name, guest: false }] },
    ]);
    expect(await runCommand('admin', 'account', name)).toMatchObject({
      value: expect.stringContaining('Talked to him.'),
    });
  });
});
