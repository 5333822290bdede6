import {
  type AccountView,
  type GameView,
  MODERATION_PAGE_SIZE,
  type ReportView,
  reportCursor,
  type TournamentMessages,
  type TournamentView,
} from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { type Client, newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const { createClient, runCommand } = startTestServer();

/** Tries to create a game. Returns the refusal code, or `created`. */
async function tryToCreateGame(client: Client, plan: object): Promise<string> {
  const response = await client.fetchJson<{ refusal?: { code: string } }>('POST', '/api/games', {
    id: newId(),
    plan,
  });
  return response.refusal?.code ?? 'created';
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
  /** Creates a moderator, an account, a guest, and a game in which the guest has reported the account. */
  async function createReport() {
    const [host, anna, bob] = [
      await createClient('host'),
      await createClient('account'),
      await createClient('guest'),
    ];
    const { person } = await anna.fetchJson<{ person: { id: string; name: string } }>('GET', '/api/session');
    const game = await bob.createGame(gameSetup('halma-2'));
    const report = { person: person.id, reason: 'insult', text: 'Said something rude.' };
    expect((await bob.fetch('POST', `/api/games/${game}/reports`, report)).status).toBe(204);
    const moderate = (body: unknown, id = person.id) => host.fetch('POST', `/api/host/people/${id}`, body);
    return { host, anna, bob, person, game, moderate };
  }

  test('a moderator reads a report, marks it as seen and settles it', async () => {
    const { host, bob, person, game } = await createReport();
    const listGameReports = async () =>
      (await host.fetchJson<{ game: string }[]>('GET', '/api/host/reports')).filter(
        (row) => row.game === game,
      );
    const report = { game, by: bob.person, reason: 'insult', text: 'Said something rude.' };
    expect(await listGameReports()).toMatchObject([
      { ...report, about: { person, role: 'player' }, state: 'new' },
    ]);
    const path = `/api/host/reports/${game}/${bob.person?.id}/${person.id}`;
    for (const state of ['seen', 'settled']) {
      expect((await host.fetch('PUT', path, { state })).status).toBe(204);
      expect(await listGameReports()).toMatchObject([{ state }]);
    }
  });

  test('a moderator reads and settles a report about a tournament’s chat, but not if they created the tournament', async () => {
    const [host, creator, anna, bob] = [
      await createClient('host'),
      await createClient('host'),
      await createClient('account'),
      await createClient('guest'),
    ];
    const setup = newTournament(2, { startsAt: Date.now() + 3_600_000 });
    const { tournament } = await creator.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
      id: newId(),
      setup,
    });
    const path = `/api/tournaments/${tournament}`;
    const command = { do: 'enter' };
    expect((await anna.fetch('POST', `${path}/commands`, { id: newId(), command })).status).toBe(200);
    const message = { id: newId(), text: 'Something rude.' };
    expect(await anna.fetchJson('POST', `${path}/chat`, message)).toEqual({ line: 1 });
    expect((await bob.fetch('POST', `${path}/chat`, message)).status).toBe(409);
    const { messages } = await bob.fetchJson<TournamentMessages>('GET', `${path}/chat?after=0`);
    expect(messages.map(({ text }) => text)).toEqual(['Something rude.']);
    const about = messages[0]?.person.id;
    const report = { person: about, reason: 'insult' };
    expect((await bob.fetch('POST', `${path}/reports`, report)).status).toBe(204);
    expect((await bob.fetch('POST', '/api/tournaments/00000000/reports', report)).status).toBe(404);
    const reports = await host.fetchJson<ReportView[]>('GET', '/api/host/reports');
    expect(reports.filter(({ game }) => game === tournament)).toHaveLength(1);
    for (const row of reports)
      expect((await host.fetch('GET', `/api/host/reports?before=${reportCursor(row)}`)).status).toBe(200);
    const reportPath = `/api/host/reports/${tournament}/${bob.person?.id}/${about}`;
    expect(await host.fetchJson('GET', reportPath)).toMatchObject({
      messages: [{ text: 'Something rude.' }],
    });
    const settle = async (client: Client) =>
      (await client.fetch('PUT', reportPath, { state: 'settled' })).status;
    expect([await settle(creator), await settle(host)]).toEqual([403, 204]);
  });

  test('a muted person cannot chat until they are unmuted', async () => {
    const { anna, game, moderate } = await createReport();
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
    const { host, anna, person, moderate } = await createReport();
    await anna.connect();
    expect((await moderate({ deed: 'close' })).status).toBe(204);
    await expect(anna.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
    const findAccount = () => host.fetchJson<unknown[]>('GET', `/api/host/people?beginning=${person.name}`);
    expect(await findAccount()).toMatchObject([{ person, role: 'closed' }]);
    expect((await moderate({ deed: 'reopen' })).status).toBe(204);
    expect(await findAccount()).toMatchObject([{ person, role: 'player' }]);
    const { person: self } = await host.fetchJson<{ person: { name: string } }>('GET', '/api/session');
    const log = await host.fetchJson<object[]>('GET', '/api/host/log');
    const entries = log.filter((entry) => 'name' in entry && entry.name === person.name);
    expect(entries).toMatchObject(['reopen', 'close'].map((action) => ({ deed: action, by: self.name })));
  });

  test('the log, the accounts and the reports come in pages, each starting after the last row of the previous page', async () => {
    const { host, person, moderate } = await createReport();
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
    const { anna, person } = await createReport();
    await anna.connect();
    expect((await runCommand('admin', 'close', person.name)).ok).toBe(true);
    await expect(anna.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
  }, 20_000);

  test('a moderator can close a guest’s account but not a moderator’s, and unknown people and actions are refused', async () => {
    const { host, bob, moderate } = await createReport();
    expect((await moderate({ deed: 'close' }, bob.person?.id)).status).toBe(204);
    expect((await bob.fetch('GET', '/api/session')).status).toBe(401);
    const { person } = await host.fetchJson<{ person: { id: string } }>('GET', '/api/session');
    expect((await moderate({ deed: 'close' }, person.id)).status).toBe(403);
    expect((await moderate({ deed: 'mute' }, '0'.repeat(16))).status).toBe(404);
    expect((await moderate({ deed: 'make-host' })).status).toBe(400);
  });

  /**
   * Each limit: its action, the action that lifts it, its kind, and the response to creating a rated and a casual
   * game.
   */
  const LIMITS = [
    ['unrated', 'allow-rated', 'rated', { rated: 'barred-from-rated', casual: 'created' }],
    ['suspend', 'unsuspend', 'play', { rated: 'suspended', casual: 'suspended' }],
    ['mute', 'unmute', 'chat', { rated: 'created', casual: 'created' }],
  ] as const;

  test.each(LIMITS)(
    '%s blocks only what it should, and its reason is shown, until %s lifts it',
    async (action, liftingAction, kind, expected) => {
      const { host, anna, bob, person, moderate } = await createReport();
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const casual = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats });
      const tryToCreateGames = async () => ({
        rated: await tryToCreateGame(anna, { ...casual, rated: true }),
        casual: await tryToCreateGame(anna, casual),
      });
      const bobsGame = await bob.createGame(gameSetup('halma-2', { seats }));
      expect((await moderate({ deed: action, hours: 2, reason: 'Lost on purpose.' })).status).toBe(204);
      const me = await anna.fetchJson<{ limits: object[] }>('GET', '/api/session');
      expect(me.limits).toMatchObject([{ kind, reason: 'Lost on purpose.' }]);
      expect(await tryToCreateGames()).toEqual(expected);
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
      expect(await tryToCreateGames()).toEqual({ rated: 'created', casual: 'created' });
    },
  );

  test('suspension lets a game in progress finish, withdraws a rematch offer, and blocks new rematches and challenges', async () => {
    const { anna, bob, person, moderate } = await createReport();
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

  /**
   * Each action, and which of the person's open games, outgoing and incoming challenges (all for rated games) and
   * tournament entries remain after it.
   */
  const REMAINING_AFTER = [
    { action: 'suspend', remaining: { games: [], outgoing: [], incoming: [], entries: [] } },
    { action: 'unrated', remaining: { games: ['casual'], outgoing: [], incoming: [], entries: ['casual'] } },
    {
      action: 'mute',
      remaining: {
        games: ['rated', 'casual'],
        outgoing: ['open'],
        incoming: ['open'],
        entries: ['rated', 'casual'],
      },
    },
  ] as const;

  test.each(REMAINING_AFTER)(
    '$action closes only what the person may no longer take part in, and sends a notice',
    async ({ action, remaining }) => {
      const { anna, person, moderate } = await createReport();
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
      const tournaments = new Map<string, string>();
      for (const name of ['rated', 'casual'])
        tournaments.set(
          name,
          (
            await other.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
              id: newId(),
              setup: newTournament(2, {
                startsAt: Date.now() + 3_600_000,
                ...(name === 'rated' ? { rated: true, entry: 'accounts' } : {}),
              }),
            })
          ).tournament,
        );
      for (const id of tournaments.values())
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
        entries: await filterNames(Object.fromEntries(tournaments), async (id) => {
          const { entries } = await anna.fetchJson<TournamentView>('GET', `/api/tournaments/${id}`);
          return entries.some((entry) => entry.person === person.id);
        }),
      });
      await expect.poll(listRemaining, { timeout: 10_000 }).toEqual(remaining);
      if (action === 'mute')
        await expect
          .poll(() => other.fetchJson('GET', '/api/challenges'))
          .toMatchObject({ incoming: [{ note: '' }] });
      expect(await anna.fetchJson('GET', '/api/notices')).toContainEqual(
        expect.objectContaining({
          content: expect.objectContaining({ kind: 'limited', reason: 'Be kind.' }),
        }),
      );
    },
  );

  test('a person who is suspended while waiting to be paired stops waiting and learns the reason', async () => {
    const { anna, moderate } = await createReport();
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
    const { anna, moderate } = await createReport();
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
    const { host, bob } = await createReport();
    await host.fetch('POST', `/api/host/people/${bob.person?.id}`, {
      deed: 'note',
      reason: 'Talked to him.',
    });
    const name = `Bob${newId().replaceAll(/\W/g, '').slice(0, 10)}`;
    bob.readToken(await bob.fetch('POST', '/api/account', { name, password: 'hops and ladders 1885' }));
    const { audit } = await bob.fetchJson<{ audit: object[] }>('GET', '/api/account/export');
    expect(audit).toContainEqual(
      expect.objectContaining({ deed: 'note', reason: 'Talked to him.', self: false }),
    );
    expect(JSON.stringify(audit)).not.toContain('other');
    expect(await host.fetchJson('GET', `/api/host/log?about=${name}`)).toMatchObject([{ deed: 'note' }]);
    expect(await runCommand('admin', 'account', name)).toMatchObject({
      value: expect.stringContaining('Talked to him.'),
    });
  });

  /**
   * What a moderator may do with a report, depending on their own involvement. `running` (while the game
   * runs) and `over` each hold two HTTP statuses: the first for reading the report's messages, the second for
   * marking the report as seen. The list of reports announces a refusal in advance, in `conflict`.
   */
  const INVOLVEMENTS = [
    {
      involvement: 'plays in the game',
      rights: 'can read the messages only when that game is over, and cannot mark the report',
      player: 'host',
      by: 'bob',
      about: 'anna',
      running: [403, 403],
      over: [200, 403],
    },
    {
      involvement: 'made the report',
      rights: 'can read the messages only when the game is over, and cannot mark the report',
      player: 'anna',
      by: 'host',
      about: 'anna',
      running: [403, 403],
      over: [200, 403],
    },
    {
      involvement: 'is reported',
      rights: 'cannot see the report',
      player: 'host',
      by: 'bob',
      about: 'host',
      running: [404, 404],
      over: [404, 404],
    },
    {
      involvement: 'is not involved',
      rights: 'can read the messages and mark the report at any time',
      player: 'anna',
      by: 'bob',
      about: 'anna',
      running: [200, 204],
      over: [200, 204],
    },
  ] as const;

  test.each(INVOLVEMENTS)(
    'a moderator who $involvement $rights',
    async ({ player, by, about, running, over }) => {
      const [host, anna, bob] = [
        await createClient('host'),
        await createClient('account'),
        await createClient('guest'),
      ];
      const clients = { host, anna, bob };
      const idOf = (client: Client): string => client.person?.id ?? '';
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const game = await clients[player].createGame(gameSetup('halma-2', { seats }));
      await Promise.all([clients[player].connect(), bob.connect()]);
      await bob.command(game, { do: 'join' });
      const report = { person: idOf(clients[about]), reason: 'insult' };
      expect((await clients[by].fetch('POST', `/api/games/${game}/reports`, report)).status).toBe(204);
      const path = `/api/host/reports/${game}/${idOf(clients[by])}/${idOf(clients[about])}`;
      const readAndMark = async (): Promise<number[]> => [
        (await host.fetch('GET', path)).status,
        (await host.fetch('PUT', path, { state: 'seen' })).status,
      ];
      const listGameReports = async () => {
        const all = await host.fetchJson<ReportView[]>('GET', '/api/host/reports');
        return all.filter((row) => row.game === game);
      };
      expect(await readAndMark()).toEqual(running);
      expect(await listGameReports()).toHaveLength(about === 'host' ? 0 : 1);
      const { person: account } = await anna.fetchJson<{ person: { name: string } }>('GET', '/api/session');
      const readConflicts = async () => {
        const [found] = await host.fetchJson<AccountView[]>(
          'GET',
          `/api/host/people?beginning=${account.name}`,
        );
        return [found?.conflict, (await listGameReports())[0]?.about.conflict];
      };
      const hasReported = by === 'host' || undefined;
      expect(await readConflicts()).toEqual([hasReported, hasReported]);
      expect((await listGameReports())[0]?.conflict).toBe(running[0] === 403 ? 'messages' : undefined);
      const moderate = async (client: Client) =>
        (await host.fetch('POST', `/api/host/people/${idOf(client)}`, { deed: 'mute' })).status;
      const isUninvolved = player !== 'host' && by !== 'host';
      expect(await moderate(player === 'host' ? bob : anna)).toBe(isUninvolved ? 204 : 403);
      await bob.command(game, { do: 'resign' });
      expect(await readAndMark()).toEqual(over);
      expect((await listGameReports())[0]?.conflict).toBe(over[1] === 403 ? 'state' : undefined);
      if (player === 'host') expect(await moderate(bob)).toBe(204);
    },
  );

  test('moderators can read the messages sent before a report, and only moderators can see a note', async () => {
    const { host, anna, bob, person } = await createReport();
    const game = await bob.createGame(gameSetup('halma-2'));
    await anna.connect();
    const chat = async (text: string) => {
      const id = newId();
      anna.send({ say: 'talk', id, game, channel: 'table', text });
      await anna.waitForMessage((message) => message.say === 'done' && message.id === id);
    };
    await chat('First word.');
    await bob.fetch('POST', `/api/games/${game}/reports`, { person: person.id, reason: 'insult' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    await chat('Afterwards.');
    const path = `/api/host/reports/${game}/${bob.person?.id}/${person.id}`;
    expect(await host.fetchJson('GET', path)).toMatchObject({
      messages: [{ person, text: 'First word.', channel: 'table' }],
    });
    expect((await host.fetch('GET', `/api/host/reports/${game}/${person.id}/${person.id}`)).status).toBe(404);
    expect((await anna.fetch('GET', path)).status).toBe(403);
    await host.fetch('POST', `/api/host/people/${person.id}`, { deed: 'note', reason: 'Talked to her.' });
    expect(await host.fetchJson('GET', `/api/host/log?about=${person.name}`)).toMatchObject([
      { deed: 'note', reason: 'Talked to her.' },
    ]);
    const ownExport = await host.fetchJson<{ audit: object[] }>('GET', '/api/account/export');
    expect(ownExport.audit.at(-1)).toEqual({ at: expect.any(Number), deed: 'note', self: true, other: true });
    for (const reason of ['', undefined])
      expect(
        await host.fetchJson('POST', `/api/host/people/${person.id}`, { deed: 'note', reason }),
      ).toMatchObject({ refusal: { code: 'bad-message', at: '/reason' } });
    expect(await runCommand('admin', 'note', person.name, '')).toMatchObject({ ok: false });
    const output = await runCommand('admin', 'account', person.name);
    expect(output).toMatchObject({
      ok: true,
      value: expect.stringMatching(/report new {2}insult[\s\S]*note .*: Talked to her\./),
    });
    expect(await runCommand('admin', 'reports')).toMatchObject({
      value: expect.stringContaining(person.name),
    });
    // Notes and reasons are deleted with the account.
    await host.fetch('POST', `/api/host/people/${person.id}`, { deed: 'mute', reason: 'Rude words.' });
    expect((await anna.fetch('DELETE', '/api/account')).status).toBe(204);
    const log = await host.fetchJson<object[]>('GET', `/api/host/log?about=${person.id}`);
    expect(log).toMatchObject([{ deed: 'mute' }, { deed: 'note' }]);
    expect(JSON.stringify(log)).not.toContain('reason');
  });
});
