import { type AccountView, type ReportView, reportCursor, type TournamentMessages } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { gameSetup } from '../game/played-game.ts';
import { runOperatorCommand } from '../run-operator-command.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { type Client, newId } from './client.ts';
import { createReport } from './reported-account.ts';
import { startTestServer } from './test-server.ts';

const { createClient, dataFolder, runCommand } = startTestServer();

const HOUR_MS = 60 * 60_000;

describe('reports (ASVS 8.2, 16.2)', () => {
  test('a moderator reads a report, marks it as seen and settles it', async () => {
    const { host, bob, person, game } = await createReport(createClient);
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

  test('a report shows a moderator when the last restriction of the account ended', async () => {
    const { host, person } = await createReport(createClient);
    const settings = readSettings({ DATA_DIR: dataFolder() });
    if (!settings.ok) throw new Error(settings.refusal);
    const muted = await runOperatorCommand(
      ['admin', 'mute', person.name, '1', 'Be kind.'],
      settings.value,
      Date.now() - 3 * HOUR_MS,
    );
    expect(muted).toMatchObject({ ok: true });
    const reports = await host.fetchJson<ReportView[]>('GET', '/api/host/reports');
    const { about } = reports.find((report) => report.about.person.id === person.id) ?? {};
    expect(about).toMatchObject({ limits: [], pastLimits: [{ kind: 'chat', reason: 'Be kind.' }] });
    expect((about?.pastLimits?.[0]?.until ?? 0) / HOUR_MS).toBeCloseTo(Date.now() / HOUR_MS - 2, 1);
  });

  test('a moderator cannot settle a further report that they have not read', async () => {
    const { host, bob, person, game } = await createReport(createClient);
    const readReport = async () =>
      (await host.fetchJson<ReportView[]>('GET', '/api/host/reports')).find((row) => row.game === game);
    const first = await readReport();
    const further = { person: person.id, reason: 'spam', text: 'And again.' };
    expect((await bob.fetch('POST', `/api/games/${game}/reports`, further)).status).toBe(204);
    const path = `/api/host/reports/${game}/${bob.person?.id}/${person.id}`;
    const settle = async (at: number | undefined) =>
      (await host.fetch('PUT', path, { state: 'settled', at })).status;
    expect(await settle(first?.at)).toBe(409);
    const second = await readReport();
    expect(second).toMatchObject({ text: 'Said something rude. / And again.', state: 'new' });
    expect(await settle(second?.at)).toBe(204);
    // Pages of earlier versions do not send the time.
    expect(await settle(undefined)).toBe(204);
    expect((await host.fetch('PUT', path.replace(game, '000000000000'), { state: 'seen' })).status).toBe(404);
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

  /**
   * What a moderator may do with a report, depending on their own involvement. `running` (while the game
   * runs) and `over` each hold two HTTP statuses: the first for reading the report's messages, the second for
   * marking the report as seen. The list of reports announces a refusal in advance, in `conflict`.
   */
  const INVOLVEMENTS = [
    {
      involvement: 'plays in the game',
      rights: 'can read the messages only when the game is over, and cannot mark the report',
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
    const { host, anna, bob, person } = await createReport(createClient);
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
    const deleted = { name: person.id, people: [{ id: person.id, name: '', guest: false }] };
    expect(log).toMatchObject([
      { deed: 'mute', ...deleted },
      { deed: 'note', ...deleted },
    ]);
    expect(JSON.stringify(log)).not.toContain('reason');
  });
});
