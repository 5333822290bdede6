import type { CreatedAccessToken, GameSetup } from '@halma/protocol';
import { afterAll, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { natsForTests, postgresForTests } from '../private-services.ts';
import { nodesForTests } from '../test-nodes.ts';
import { Client, newId } from './client.ts';
import { LineClient } from './line-client.ts';
import { newCredentials } from './test-server.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();
const startNode = nodesForTests();
afterAll(async () => {
  await nats?.stop();
  await postgres?.stop();
});

const SETUP: GameSetup = gameSetup('grasshopper-8', {
  rules: { game: 'grasshopper-8', preset: 'standard', options: { startRule: 'agreed' } },
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
});

/**
 * The time within which another node must report a change, in milliseconds. Nodes normally need half as long, but a
 * busy machine needs more. While the bus works, a node looks for lost notifications only every three seconds.
 */
const MAX_DELAY_MS = 2000;

async function send(client: Client, game: string, command: object): Promise<void> {
  const response = await client.fetch('POST', `/api/games/${game}/commands`, { id: newId(), command });
  if (!response.ok) throw new Error(await response.text());
}

test.skipIf(postgres === undefined || nats === undefined)(
  'a stream reports what happens on other nodes, with and without the bus, and ends when a newer one is opened on another node',
  async () => {
    const environment = {
      DATABASE_URL: postgres?.address ?? '',
      NATS_URL: nats?.address ?? '',
    };
    const [streamNode, otherNode] = [await startNode(environment), await startNode(environment)];
    const owner = new Client(otherNode.address);
    await owner.startSession();
    owner.readToken(await owner.fetch('POST', '/api/account', newCredentials()));
    const opponent = new Client(otherNode.address);
    await opponent.startSession();
    const body = { name: 'Engine', scopes: ['games:read', 'games:play'] };
    const { secret } = await owner.fetchJson<CreatedAccessToken>('POST', '/api/account/tokens', body);

    const stream = await LineClient.open(streamNode.address, secret, '/api/stream?moves=yes');
    await stream.waitForEmptyLines(1);
    const delays: number[] = [];
    /** Makes something happen on the other node, and measures the time until a line about it arrives. */
    const measure = async (say: 'turn' | 'over', game: string, act: () => Promise<void>): Promise<void> => {
      const from = stream.lines.length;
      await act();
      const actedAt = performance.now();
      await stream.waitFor(say, (line) => line.game === game, from);
      delays.push(performance.now() - actedAt);
    };
    const play = async (): Promise<void> => {
      const game = await owner.createGame(SETUP);
      await measure('turn', game, () => send(opponent, game, { do: 'join' }));
      await measure('over', game, () => send(opponent, game, { do: 'resign' }));
    };
    await play();
    await nats?.stop();
    await play();
    for (const delay of delays) expect(delay).toBeLessThan(MAX_DELAY_MS);

    // Without the bus the notification is lost, but the store records which stream is newer.
    const newerStream = await LineClient.open(otherNode.address, secret);
    await stream.waitForEnd();
    expect(stream.lines.at(-1)).toEqual({ say: 'ended', why: 'replaced' });
    expect(newerStream.hasEnded).toBe(false);

    otherNode.server.child.kill('SIGTERM');
    await newerStream.waitForEnd();
    expect(newerStream.lines.at(-1)).toMatchObject({ say: 'stopping' });
  },
  120_000,
);
