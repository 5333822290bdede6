import { expect } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import type { TestServer } from './test-server.ts';

/** Creates a moderator, an account, a guest, and a game in which the guest has reported the account. */
export async function createReport(createClient: TestServer['createClient']) {
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
