import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { startTestServer } from './test-server.ts';

const { asRole, say } = startTestServer();

describe('moderation (ASVS 8.2, 16.2)', () => {
  /** Creates a moderator, an account, a guest and a game in which the guest reported the account. */
  async function withReport() {
    const [host, anna, bob] = [await asRole('host'), await asRole('account'), await asRole('guest')];
    const { person } = await anna.ask<{ person: { id: string; name: string } }>('GET', '/api/session');
    const game = await bob.create(gameSetup('halma-2'));
    const report = { person: person.id, reason: 'insult', text: 'Said something rude.' };
    expect((await bob.fetch('POST', `/api/games/${game}/reports`, report)).status).toBe(204);
    const deed = (body: unknown, id = person.id) => host.fetch('POST', `/api/host/people/${id}`, body);
    return { host, anna, bob, person, game, deed };
  }

  test('a moderator reads a report, marks it as seen and settles it', async () => {
    const { host, bob, person, game } = await withReport();
    const ours = async () =>
      (await host.ask<{ game: string }[]>('GET', '/api/host/reports')).filter((one) => one.game === game);
    const report = { game, by: bob.person, reason: 'insult', text: 'Said something rude.' };
    expect(await ours()).toMatchObject([{ ...report, about: { person, role: 'player' }, state: 'new' }]);
    const path = `/api/host/reports/${game}/${bob.person?.id}/${person.id}`;
    for (const state of ['seen', 'settled']) {
      expect((await host.fetch('PUT', path, { state })).status).toBe(204);
      expect(await ours()).toMatchObject([{ state }]);
    }
  });

  test('a muted person cannot chat', async () => {
    const { anna, game, deed } = await withReport();
    expect((await deed({ deed: 'mute', hours: 2 })).status).toBe(204);
    await anna.open();
    const say = async (id: string) => {
      anna.say({ say: 'talk', id, game, channel: 'table', text: 'Hello.' });
      const answer = await anna.until((message) => 'id' in message && message.id === id);
      return answer.say === 'refused' ? answer.refusal.code : answer.say;
    };
    expect(await say('first-line')).toBe('muted');
    expect((await deed({ deed: 'unmute' })).status).toBe(204);
    expect(await say('second-line')).toBe('done');
  });

  test('closing an account ends its sessions and sockets at once, and can be undone', async () => {
    const { host, anna, person, deed } = await withReport();
    await anna.open();
    expect((await deed({ deed: 'close' })).status).toBe(204);
    await expect(anna.until(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
    const found = () => host.ask<unknown[]>('GET', `/api/host/people?beginning=${person.name}`);
    expect(await found()).toMatchObject([{ person, role: 'closed' }]);
    expect((await deed({ deed: 'reopen' })).status).toBe(204);
    expect(await found()).toMatchObject([{ person, role: 'player' }]);
    const { person: self } = await host.ask<{ person: { name: string } }>('GET', '/api/session');
    const log = await host.ask<object[]>('GET', '/api/host/log');
    const ours = log.filter((entry) => 'name' in entry && entry.name === person.name);
    expect(ours).toMatchObject(['reopen', 'close'].map((done) => ({ deed: done, by: self.name })));
  });

  test('closing an account beside the server ends its sessions at once and its sockets within five seconds', async () => {
    const { anna, person } = await withReport();
    await anna.open();
    expect((await say('admin', 'close', person.name)).ok).toBe(true);
    await expect(anna.until(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
  }, 20_000);

  test('guests can be closed, moderators cannot, and unknown people are not found', async () => {
    const { host, bob, deed } = await withReport();
    expect((await deed({ deed: 'close' }, bob.person?.id)).status).toBe(204);
    expect((await bob.fetch('GET', '/api/session')).status).toBe(401);
    const { person } = await host.ask<{ person: { id: string } }>('GET', '/api/session');
    expect((await deed({ deed: 'close' }, person.id)).status).toBe(403);
    expect((await deed({ deed: 'mute' }, '0'.repeat(16))).status).toBe(404);
    expect((await deed({ deed: 'make-host' })).status).toBe(400);
  });
});
