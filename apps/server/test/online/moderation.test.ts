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

/** Tries to create a game. Returns the code of the refusal, or `created`. */
async function refusalOf(client: Client, plan: object): Promise<string> {
  const response = await client.fetchJson<{ refusal?: { code: string } }>('POST', '/api/games', {
    id: newId(),
    plan,
  });
  return response.refusal?.code ?? 'created';
}

/** Returns the names of the values for which a condition holds. */
async function namesWhere(
  values: Readonly<Record<string, string>>,
  holds: (value: string) => Promise<boolean>,
): Promise<string[]> {
  const names: string[] = [];
  for (const [name, value] of Object.entries(values)) if (await holds(value)) names.push(name);
  return names;
}

describe('moderation (ASVS 8.2, 16.2)', () => {
  /** Creates a moderator, an account, a guest, and a game in which the guest has reported the account. */
  async function withReport() {
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
    const { host, bob, person, game } = await withReport();
    const listOurs = async () =>
      (await host.fetchJson<{ game: string }[]>('GET', '/api/host/reports')).filter(
        (one) => one.game === game,
      );
    const report = { game, by: bob.person, reason: 'insult', text: 'Said something rude.' };
    expect(await listOurs()).toMatchObject([{ ...report, about: { person, role: 'player' }, state: 'new' }]);
    const path = `/api/host/reports/${game}/${bob.person?.id}/${person.id}`;
    for (const state of ['seen', 'settled']) {
      expect((await host.fetch('PUT', path, { state })).status).toBe(204);
      expect(await listOurs()).toMatchObject([{ state }]);
    }
  });

  test('a report about the chat of a tournament shows its messages, but not to moderators who take part', async () => {
    const [host, playing, anna, bob] = [
      await createClient('host'),
      await createClient('host'),
      await createClient('account'),
      await createClient('guest'),
    ];
    const setup = newTournament(2, { startsAt: Date.now() + 3_600_000 });
    const { tournament } = await playing.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
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
    expect([await settle(playing), await settle(host)]).toEqual([403, 204]);
  });

  test('a muted person cannot chat', async () => {
    const { anna, game, moderate } = await withReport();
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

  test('closing an account ends its sessions and sockets at once, and can be undone', async () => {
    const { host, anna, person, moderate } = await withReport();
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
    const ours = log.filter((entry) => 'name' in entry && entry.name === person.name);
    expect(ours).toMatchObject(['reopen', 'close'].map((deed) => ({ deed, by: self.name })));
  });

  test('lists come in pages, each after the last row of the previous one', async () => {
    const { host, person, moderate } = await withReport();
    for (let count = 0; count < MODERATION_PAGE_SIZE / 2; count += 1)
      for (const deed of ['mute', 'unmute']) expect((await moderate({ deed })).status).toBe(204);
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

  test('the operator closes an account: its sessions end at once, and its sockets within five seconds', async () => {
    const { anna, person } = await withReport();
    await anna.connect();
    expect((await runCommand('admin', 'close', person.name)).ok).toBe(true);
    await expect(anna.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
  }, 20_000);

  test('guests can be closed, moderators cannot, and unknown people are not found', async () => {
    const { host, bob, moderate } = await withReport();
    expect((await moderate({ deed: 'close' }, bob.person?.id)).status).toBe(204);
    expect((await bob.fetch('GET', '/api/session')).status).toBe(401);
    const { person } = await host.fetchJson<{ person: { id: string } }>('GET', '/api/session');
    expect((await moderate({ deed: 'close' }, person.id)).status).toBe(403);
    expect((await moderate({ deed: 'mute' }, '0'.repeat(16))).status).toBe(404);
    expect((await moderate({ deed: 'make-host' })).status).toBe(400);
  });

  /** Each limit, with the response to a rated and a casual game. */
  const LIMITS = [
    ['unrated', 'allow-rated', 'rated', { rated: 'barred-from-rated', casual: 'created' }],
    ['suspend', 'unsuspend', 'play', { rated: 'suspended', casual: 'suspended' }],
    ['mute', 'unmute', 'chat', { rated: 'created', casual: 'created' }],
  ] as const;

  test.each(LIMITS)(
    '%s shows the person its end and its reason, until %s lifts it',
    async (deed, lift, kind, expected) => {
      const { host, anna, bob, person, moderate } = await withReport();
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const casual = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats });
      const attempts = async () => ({
        rated: await refusalOf(anna, { ...casual, rated: true }),
        casual: await refusalOf(anna, casual),
      });
      const ours = await bob.createGame(gameSetup('halma-2', { seats }));
      expect((await moderate({ deed, hours: 2, reason: 'Lost on purpose.' })).status).toBe(204);
      const me = await anna.fetchJson<{ limits: object[] }>('GET', '/api/session');
      expect(me.limits).toMatchObject([{ kind, reason: 'Lost on purpose.' }]);
      expect(await attempts()).toEqual(expected);
      await anna.connect();
      const joined = await anna.command(ours, { do: 'join' });
      expect(joined).toEqual(kind === 'play' ? 'suspended' : expect.any(Number));
      const [account] = await host.fetchJson<object[]>('GET', `/api/host/people?beginning=${person.name}`);
      expect(account).toMatchObject({ limits: [{ kind, reason: 'Lost on purpose.' }] });
      const [entry] = await host.fetchJson<object[]>('GET', `/api/host/log?about=${person.name}`);
      expect(entry).toMatchObject({ deed, reason: 'Lost on purpose.', until: expect.any(Number) });
      const exported = await anna.fetchJson<{ person: object; audit: object[] }>(
        'GET',
        '/api/account/export',
      );
      expect(exported.person).toMatchObject({ limits: [{ kind, reason: 'Lost on purpose.' }] });
      expect(exported.audit.at(-1)).toMatchObject({ deed, reason: 'Lost on purpose.', self: false });
      expect((await moderate({ deed: lift })).status).toBe(204);
      expect(await attempts()).toEqual({ rated: 'created', casual: 'created' });
    },
  );

  test('a limit refuses rematches, challenges and tournaments, with its end and reason', async () => {
    const { anna, bob, person, moderate } = await withReport();
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const game = await anna.createGame(gameSetup('halma-2', { seats }));
    await Promise.all([anna.connect(), bob.connect()]);
    await bob.command(game, { do: 'join' });
    const earlier = await anna.createGame(gameSetup('halma-2', { seats }));
    await bob.command(earlier, { do: 'join' });
    await anna.command(earlier, { do: 'resign' });
    expect(await anna.command(earlier, { do: 'rematch' })).toEqual(expect.any(Number));
    await moderate({ deed: 'suspend', hours: 1, reason: 'Lost on purpose.' });
    expect(await bob.command(earlier, { do: 'rematch' })).toBe('challenge-closed');
    // A game in progress continues.
    expect(await anna.command(game, { do: 'resign' })).toEqual(expect.any(Number));
    expect(await anna.command(game, { do: 'rematch' })).toBe('suspended');
    expect(await bob.command(game, { do: 'rematch' })).toEqual(expect.any(Number));
    const other = await createClient('account');
    const { person: rival } = await other.fetchJson<{ person: { name: string } }>('GET', '/api/session');
    const plan = gameSetup('halma-2', { seats, clock: { kind: 'days', days: 3 } });
    const challenge = await anna.fetchJson<{ refusal: object }>('POST', '/api/challenges', {
      id: newId(),
      to: rival.name,
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
   * What a limit leaves of a rated game, a casual one, a challenge by and one to the person, and entries in a rated and
   * a casual tournament.
   */
  const CLOSED_BY = [
    { deed: 'suspend', left: { games: [], outgoing: [], incoming: [], entries: [] } },
    { deed: 'unrated', left: { games: ['casual'], outgoing: [], incoming: [], entries: ['casual'] } },
    {
      deed: 'mute',
      left: {
        games: ['rated', 'casual'],
        outgoing: ['open'],
        incoming: ['open'],
        entries: ['rated', 'casual'],
      },
    },
  ] as const;

  test.each(CLOSED_BY)('$deed closes what the person has open, with a notice', async ({ deed, left }) => {
    const { anna, person, moderate } = await withReport();
    const other = await createClient('account');
    const { person: rival } = await other.fetchJson<{ person: { name: string } }>('GET', '/api/session');
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const casual = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats, listed: true });
    const rated = { ...casual, rated: true } as const;
    const games = { rated: await anna.createGame(rated), casual: await anna.createGame(casual) };
    const challenge = (by: Client, to: string) =>
      by.fetchJson('POST', '/api/challenges', { id: newId(), to, plan: rated, note: 'Play well!' });
    await challenge(anna, rival.name);
    await challenge(other, person.name);
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
    expect((await moderate({ deed, reason: 'Be kind.' })).status).toBe(204);
    const listChallenges = async (list: 'incoming' | 'outgoing') =>
      (await anna.fetchJson<Record<string, { state: string }[]>>('GET', '/api/challenges'))[list]
        ?.map(({ state }) => state)
        .filter((state) => state === 'open');
    const remaining = async () => ({
      games: await namesWhere(games, async (id) => {
        const { phase } = (await anna.fetchJson<GameView>('GET', `/api/games/${id}`)).standing;
        return phase === 'waiting';
      }),
      outgoing: await listChallenges('outgoing'),
      incoming: await listChallenges('incoming'),
      entries: await namesWhere(Object.fromEntries(tournaments), async (id) => {
        const { entries } = await anna.fetchJson<TournamentView>('GET', `/api/tournaments/${id}`);
        return entries.some((entry) => entry.person === person.id);
      }),
    });
    await expect.poll(remaining, { timeout: 10_000 }).toEqual(left);
    if (deed === 'mute')
      await expect
        .poll(() => other.fetchJson('GET', '/api/challenges'))
        .toMatchObject({ incoming: [{ note: '' }] });
    expect(await anna.fetchJson('GET', '/api/notices')).toContainEqual(
      expect.objectContaining({ content: expect.objectContaining({ kind: 'limited', reason: 'Be kind.' }) }),
    );
  });

  test('a person who is suspended while they wait for an opponent stops waiting', async () => {
    const { anna, moderate } = await withReport();
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

  test('a muted person can challenge others, but writes no note to them', async () => {
    const { anna, moderate } = await withReport();
    const rival = await createClient('account');
    const { person } = await rival.fetchJson<{ person: { name: string } }>('GET', '/api/session');
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

  test('people export what moderators did before the guest had a name', async () => {
    const { host, bob } = await withReport();
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
   * What a moderator may do with a report, by their own part in it: the statuses of reading its messages and of
   * settling it. The list says so beforehand, in `conflict`.
   */
  const STAKES = [
    {
      stake: 'plays in the game',
      player: 'host',
      by: 'bob',
      about: 'anna',
      running: [403, 403],
      over: [200, 403],
    },
    {
      stake: 'has made the report',
      player: 'anna',
      by: 'host',
      about: 'anna',
      running: [403, 403],
      over: [200, 403],
    },
    { stake: 'is reported', player: 'host', by: 'bob', about: 'host', running: [404, 404], over: [404, 404] },
    { stake: 'none', player: 'anna', by: 'bob', about: 'anna', running: [200, 204], over: [200, 204] },
  ] as const;

  test.each(STAKES)(
    'a moderator who $stake cannot decide about it',
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
      const attempts = async (): Promise<number[]> => [
        (await host.fetch('GET', path)).status,
        (await host.fetch('PUT', path, { state: 'seen' })).status,
      ];
      const listOurs = async () => {
        const all = await host.fetchJson<ReportView[]>('GET', '/api/host/reports');
        return all.filter((one) => one.game === game);
      };
      expect(await attempts()).toEqual(running);
      expect(await listOurs()).toHaveLength(about === 'host' ? 0 : 1);
      const { person: account } = await anna.fetchJson<{ person: { name: string } }>('GET', '/api/session');
      const accounts = async () => {
        const [found] = await host.fetchJson<AccountView[]>(
          'GET',
          `/api/host/people?beginning=${account.name}`,
        );
        return [found?.conflict, (await listOurs())[0]?.about.conflict];
      };
      const hasReported = by === 'host' || undefined;
      expect(await accounts()).toEqual([hasReported, hasReported]);
      expect((await listOurs())[0]?.conflict).toBe(running[0] === 403 ? 'messages' : undefined);
      const moderate = async (client: Client) =>
        (await host.fetch('POST', `/api/host/people/${idOf(client)}`, { deed: 'mute' })).status;
      const isNeutral = player !== 'host' && by !== 'host';
      expect(await moderate(player === 'host' ? bob : anna)).toBe(isNeutral ? 204 : 403);
      await bob.command(game, { do: 'resign' });
      expect(await attempts()).toEqual(over);
      expect((await listOurs())[0]?.conflict).toBe(over[1] === 403 ? 'state' : undefined);
      if (player === 'host') expect(await moderate(bob)).toBe(204);
    },
  );

  test('moderators read the messages up to a report, and a note stays with them', async () => {
    const { host, anna, bob, person } = await withReport();
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
    const own = await host.fetchJson<{ audit: object[] }>('GET', '/api/account/export');
    expect(own.audit.at(-1)).toEqual({ at: expect.any(Number), deed: 'note', self: true, other: true });
    for (const reason of ['', undefined])
      expect(
        await host.fetchJson('POST', `/api/host/people/${person.id}`, { deed: 'note', reason }),
      ).toMatchObject({ refusal: { code: 'bad-message', at: '/reason' } });
    expect(await runCommand('admin', 'note', person.name, '')).toMatchObject({ ok: false });
    const shown = await runCommand('admin', 'account', person.name);
    expect(shown).toMatchObject({
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
