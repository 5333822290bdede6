import { rm } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { openNatsBus } from '../../src/bus/nats-bus.ts';
import { createDataFolder } from '../data-folder.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, personFor } from '../game/played-game.ts';
import { natsForTests } from '../private-services.ts';
import { StallingProxy } from '../soak/stalling-proxy.ts';
import { openUnusedStore } from '../store/stores.ts';

const nats = await natsForTests();
const folder = await createDataFolder();
const store = await openUnusedStore({ folder });
afterAll(async () => {
  await store.close();
  await nats?.stop();
  await rm(folder, { recursive: true });
});

/** Starts a node with its own connection to NATS, and records the subjects of the messages that NATS sends over it. */
async function startNode(address: string) {
  let received = '';
  const proxy = await StallingProxy.start(address, (_, from, data) => {
    if (from === 'service') received += data.toString('latin1');
  });
  const bus = openNatsBus(proxy.addressFor(address), () => undefined);
  await vi.waitUntil(() => bus.connected, 30_000);
  const games = createGames(store, { bus });
  return {
    bus,
    games,
    subjects: () => [...received.matchAll(/^MSG (\S+)/gm)].map(([, subject]) => subject),
    stop: async () => {
      games.log.close();
      await bus.close();
      await proxy.stop();
    },
  };
}

/** Waits until a node has received all notifications that were sent earlier. */
async function waitForNotifications(from: Bus, to: Bus): Promise<void> {
  let hasArrived = false;
  const barrier = to.subscribe('every-node', () => {
    hasArrived = true;
  });
  await barrier.ready;
  from.publish({ about: 'lobby' });
  await vi.waitUntil(() => hasArrived, 30_000);
  barrier.end();
}

test.skipIf(nats === undefined)(
  'NATS sends a node the notifications about the games that it serves, and about no others',
  async () => {
    const nodes = await Promise.all([1, 2].map(() => startNode(nats?.address ?? '')));
    const [playing, other] = nodes;
    if (playing === undefined || other === undefined) throw new Error('a node is missing');
    const ids: string[] = [];
    for (const id of ['followed', 'unfollowed', 'left']) {
      const created = await playing.games.create(gameSetup('halma-2'), personFor('A'), `create-${id}`);
      if (created?.ok !== true) throw new Error('there is no game');
      ids.push(created.value);
    }
    const [followed = '', unfollowed = '', left = ''] = ids;
    const seen: number[] = [];
    for (const game of [followed, left]) await other.games.log.find(game);
    other.games.log.follow(followed, { onChange: ({ lastSeq }) => seen.push(lastSeq) });
    const leaver = { onChange: () => undefined };
    other.games.log.follow(left, leaver);
    other.games.log.unfollow(left, leaver);
    await waitForNotifications(playing.bus, other.bus);
    const before = other.subjects().length;

    for (const game of [followed, unfollowed, left])
      await playing.games.execute(game, 'join', {
        by: 'person',
        person: personFor('C'),
        command: { do: 'join', seat: 'C' },
      });
    playing.bus.publish({ about: 'chat', game: unfollowed });
    await waitForNotifications(playing.bus, other.bus);
    await vi.waitFor(() => expect(seen).toEqual([1]), 30_000);
    expect(other.subjects().slice(before)).toEqual([`halma.game.${followed}`, 'halma.every-node']);
    await Promise.all(nodes.map((node) => node.stop()));
  },
);
