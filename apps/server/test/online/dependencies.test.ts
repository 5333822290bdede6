import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNats } from '../../../../scripts/private-services.mjs';
import { gameSetup } from '../game/played-game.ts';
import { natsForTests, postgresForTests } from '../private-services.ts';
import { StallingProxy } from '../soak/stalling-proxy.ts';
import { nodesForTests } from '../test-nodes.ts';
import { Client } from './client.ts';
import { LocalGame } from './player.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();
const start = nodesForTests();
// Frees the port, on which the first test later starts NATS for a while.
beforeAll(() => nats?.stop());
afterAll(() => postgres?.stop());

async function readiness(address: string): Promise<unknown> {
  const response = await fetch(new URL('/readyz', address));
  return { code: response.status, ...((await response.json()) as object) };
}

/** Starts two nodes, and a game whose players are on different nodes. */
async function startGameOnTwoNodes(environment: Readonly<Record<string, string>>) {
  const nodes = [await start(environment), await start(environment)] as const;
  const [ann, bob] = [
    await Client.connectGuest(nodes[0].address),
    await Client.connectGuest(nodes[1].address),
  ];
  const rules = {
    game: 'halma-2',
    preset: 'standard',
    options: { startRule: 'agreed', repetition: 'off' },
  } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const game = await ann.createGame(gameSetup('halma-2', { rules, seats }));
  await bob.command(game, { do: 'join' });
  await Promise.all([ann.watch(game), bob.watch(game)]);
  const local = new LocalGame('halma-2', 'A');

  /** Makes a move. Returns how long the move takes to reach the opponent on the other node, in milliseconds. */
  const moveDelay = async (from: Client, to: Client): Promise<number> => {
    const { ply } = local.position;
    const move = local.chooseMove(3);
    expect(await from.command(game, { do: 'move', ply, move })).toBeTypeOf('number');
    const committedAt = Date.now();
    local.applyMove(move);
    await to.waitForStatus(game, (status) => status.ply === ply + 1);
    return Date.now() - committedAt;
  };
  return { nodes, ann, bob, moveDelay };
}

test.skipIf(postgres === undefined || nats === undefined)(
  'nodes start, are ready and exchange moves within a second without NATS, and work while NATS starts and stops',
  async () => {
    const environment = { DATABASE_URL: postgres?.address ?? '', NATS_URL: nats?.address ?? '' };
    const { nodes, ann, bob, moveDelay } = await startGameOnTwoNodes(environment);
    for (const { address } of nodes)
      expect(await readiness(address)).toEqual({ code: 200, status: 'ready', bus: 'away' });
    expect(await moveDelay(ann, bob)).toBeLessThan(1000);
    expect(await moveDelay(bob, ann)).toBeLessThan(1000);

    const service = await startNats({ port: Number(new URL(nats?.address ?? '').port) });
    for (const { address } of nodes)
      await vi.waitUntil(
        async () => (await (await fetch(new URL('/readyz', address))).text()).includes('connected'),
        {
          timeout: 10_000,
        },
      );
    await moveDelay(ann, bob);
    await service?.stop();
    expect(await moveDelay(bob, ann)).toBeLessThan(1000);
    expect(await readiness(nodes[0].address)).toMatchObject({ code: 200 });
    ann.close();
    bob.close();
  },
  60_000,
);

test.skipIf(postgres === undefined)(
  'nodes that are configured without NATS exchange moves within a second',
  async () => {
    const { nodes, ann, bob, moveDelay } = await startGameOnTwoNodes({
      DATABASE_URL: postgres?.address ?? '',
    });
    for (const { address } of nodes)
      expect(await readiness(address)).toEqual({ code: 200, status: 'ready', bus: 'away' });
    for (const [from, to] of [
      [ann, bob],
      [bob, ann],
      [ann, bob],
    ] as const)
      expect(await moveDelay(from, to)).toBeLessThan(1000);
    ann.close();
    bob.close();
  },
  60_000,
);

test.skipIf(postgres === undefined)(
  'a node whose store does not answer is reported as not ready within two seconds, refuses commands and stops on SIGTERM',
  async () => {
    const database = postgres?.address ?? '';
    const proxy = await StallingProxy.start(database);
    const { server, address } = await start({ DATABASE_URL: proxy.addressFor(database) });
    expect(await readiness(address)).toMatchObject({ code: 200 });
    const ann = await Client.connectGuest(address);
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const game = await ann.createGame(gameSetup('halma-2', { seats }));
    await ann.watch(game);
    proxy.stall();
    const stalledAt = Date.now();
    expect(await readiness(address)).toEqual({ code: 503, status: 'no-store' });
    expect(Date.now() - stalledAt).toBeLessThan(2000);
    expect(await ann.command(game, { do: 'abort' })).toBe('internal-error');
    expect(Date.now() - stalledAt).toBeLessThan(15_000);
    const signalledAt = Date.now();
    server.child.kill('SIGTERM');
    await server.ended;
    expect(Date.now() - signalledAt).toBeLessThan(6000);
    ann.close();
    await proxy.stop();
  },
  60_000,
);
