import { MODERATION_PAGE_SIZE, type ReportView, reportCursor } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { startTestServer } from './test-server.ts';

const { createClient, runCommand } = startTestServer();

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

  test('lists come in pages, each after the last row of the one before', async () => {
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
});
