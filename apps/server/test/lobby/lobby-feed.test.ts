import { makeRandom } from '@halma/pairing';
import type { Seek, ServerMessage } from '@halma/protocol';
import { beforeEach, expect, test } from 'vitest';
import type { ListedSeek } from '../../src/lobby/lobby.ts';
import { LOBBY_INTERVAL_MS, LobbyFeed, type LobbyFollower } from '../../src/lobby/lobby-feed.ts';
import { gameSetup, personFor } from '../game/played-game.ts';
import { frameText } from '../socket/fake-socket.ts';

let now = 0;
let timers: { at: number; run: () => void }[] = [];
let listedSeeks: Seek[] = [];
/** The people who do not see a seek, by game. */
let hiddenFrom = new Map<string, ReadonlySet<string>>();
let readCount = 0;
let feed: LobbyFeed;

beforeEach(() => {
  now = 1000;
  timers = [];
  listedSeeks = [];
  hiddenFrom = new Map();
  readCount = 0;
  feed = new LobbyFeed({
    read: async () => {
      readCount += 1;
      return listedSeeks.map((seek) => ({
        seek,
        hiddenFrom: hiddenFrom.get(seek.game) ?? new Set<string>(),
      }));
    },
    schedule: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    now: () => now,
    onError: (error) => {
      throw error;
    },
  });
});

/**
 * Returns a seek.
 *
 * @param seatsTaken the number of seats that are taken; a seek with a different number counts as changed
 */
function createSeek(index: number, seatsTaken = 1): Seek {
  const { seats: _, ...terms } = gameSetup('star-6', { listed: true });
  const person = personFor('A');
  const seats = Object.fromEntries(
    [...'ABCDEF'].map((seat, seatIndex) => [
      seat,
      seatIndex < seatsTaken ? { kind: 'person', person } : { kind: 'open' },
    ]),
  ) as Seek['seats'];
  const game = `game${String(index).padStart(8, '0')}`;
  return { game, terms, by: person, people: [], seats, createdAt: index };
}

async function passTime(milliseconds: number): Promise<void> {
  now += milliseconds;
  for (const timer of timers.filter(({ at }) => at <= now)) {
    timers = timers.filter((other) => other !== timer);
    timer.run();
  }
  await new Promise((resolve) => setImmediate(resolve));
}

/** Creates a client that keeps the messages that it receives. */
function createFollower() {
  const received: Buffer[] = [];
  const follower: LobbyFollower = (message) => received.push(message);
  return {
    follower,
    received,
    messages: () => received.map((message) => JSON.parse(frameText(message)) as ServerMessage),
  };
}

test('however often the lobby changes, each interval has one read of the store and one message, which all clients share', async () => {
  listedSeeks = Array.from({ length: 100 }, (_, index) => createSeek(index));
  const clients = Array.from({ length: 200 }, createFollower);
  for (const { follower } of clients) feed.follow(follower, personFor('B'));
  await passTime(0);
  expect(readCount).toBe(1);
  // A guest joins or leaves a game forty times a second, for ten seconds.
  for (let action = 1; action <= 400; action += 1) {
    listedSeeks[0] = createSeek(0, 1 + (action % 3));
    feed.markChanged();
    await passTime(25);
  }
  await passTime(LOBBY_INTERVAL_MS);
  const messages = 10_000 / LOBBY_INTERVAL_MS;
  expect(readCount).toBeLessThanOrEqual(messages + 2);
  const encoded = new Set(clients.flatMap(({ received }) => received));
  expect(encoded.size).toBeLessThanOrEqual(messages + 2);
  const [fullLength = 0, ...differenceLengths] = [...encoded].map(({ length }) => length);
  expect(Math.max(...differenceLengths)).toBeLessThan(fullLength / 50);
});

test('a client that applies the differences has the whole list, whenever it starts to follow', async () => {
  const clients: ReturnType<typeof createFollower>[] = [];
  for (let step = 0; step < 40; step += 1) {
    if (step % 7 === 0) {
      const client = createFollower();
      feed.follow(client.follower, personFor('B'));
      clients.push(client);
    }
    if (step % 3 === 0) listedSeeks.push(createSeek(step));
    if (step % 4 === 0) listedSeeks.shift();
    if (step % 5 === 0 && listedSeeks[0])
      listedSeeks[0] = { ...listedSeeks[0], seats: createSeek(0, 1 + (step % 4)).seats };
    feed.markChanged();
    await passTime(step % 2 === 0 ? LOBBY_INTERVAL_MS : 10);
  }
  await passTime(LOBBY_INTERVAL_MS);
  for (const client of clients) {
    const seeks = new Map<string, Seek>();
    let seq: number | undefined;
    for (const message of client.messages()) {
      if (message.say === 'lobby') {
        expect(seq).toBeUndefined();
        for (const seek of message.tables) seeks.set(seek.game, seek);
        seq = message.seq;
      } else if (message.say === 'lobby-update') {
        expect(message.seq).toBe((seq ?? Number.NaN) + 1);
        for (const seek of message.tables) seeks.set(seek.game, seek);
        for (const game of message.gone) seeks.delete(game);
        seq = message.seq;
      }
    }
    expect([...seeks.values()]).toEqual(listedSeeks);
  }
});

test('a person does not see a seek that is hidden from them, and sees it once it is not', async () => {
  listedSeeks = [createSeek(1), createSeek(2)];
  const hide = (game: string, ...people: string[]) => hiddenFrom.set(game, new Set(people));
  hide('game00000001', 'ann');
  const [ann, bob] = [createFollower(), createFollower()];
  feed.follow(ann.follower, 'ann');
  feed.follow(bob.follower, 'bob');
  const change = async (): Promise<void> => {
    feed.markChanged();
    await passTime(LOBBY_INTERVAL_MS);
  };
  const gamesOf = ({ messages }: typeof ann) => {
    const games = new Set<string>();
    for (const message of messages()) {
      if (message.say !== 'lobby' && message.say !== 'lobby-update') continue;
      if (message.say === 'lobby') games.clear();
      else for (const game of message.gone) games.delete(game);
      for (const { game } of message.tables) games.add(game);
    }
    return [...games].toSorted();
  };
  const seqsOf = ({ messages }: typeof ann) =>
    messages().map((message) => ('seq' in message ? message.seq : undefined));
  await passTime(0);
  expect([gamesOf(ann), gamesOf(bob)]).toEqual([['game00000002'], ['game00000001', 'game00000002']]);
  // A difference that the person does not see still has its number.
  listedSeeks[0] = createSeek(1, 2);
  await change();
  expect(gamesOf(ann)).toEqual(['game00000002']);
  expect(seqsOf(ann)).toEqual(seqsOf(bob));
  // Only the person's own list changes when they block a player, or end the block.
  const received = bob.received.length;
  hide('game00000002', 'ann');
  await change();
  expect(gamesOf(ann)).toEqual([]);
  hiddenFrom.clear();
  await change();
  expect(gamesOf(ann)).toEqual(['game00000001', 'game00000002']);
  expect(bob.received).toHaveLength(received);
  hide('game00000001', 'ann');
  listedSeeks.push(createSeek(3));
  await change();
  expect(gamesOf(ann)).toEqual(['game00000002', 'game00000003']);
  expect(gamesOf(bob)).toEqual(['game00000001', 'game00000002', 'game00000003']);
  expect(seqsOf(ann).at(-1)).toBe(seqsOf(bob).at(-1));
});

test('people from whom a seek stays hidden share the messages about the other seeks', async () => {
  const people = Array.from({ length: 200 }, (_, index) => `person-${index}`);
  listedSeeks = [createSeek(1)];
  hiddenFrom.set('game00000001', new Set(people));
  const clients = people.map((person) => {
    const client = createFollower();
    feed.follow(client.follower, person);
    return client;
  });
  await passTime(0);
  listedSeeks.push(createSeek(2));
  feed.markChanged();
  await passTime(LOBBY_INTERVAL_MS);
  expect(clients.map(({ received }) => received.length)).toEqual(people.map(() => 2));
  expect(new Set(clients.map(({ received }) => received.at(-1))).size).toBe(1);
});

test('each person has exactly the seeks that are not hidden from them, whatever changes at once', async () => {
  const people = ['ann', 'bob', 'carl'];
  const clients = people.map((person) => {
    const client = createFollower();
    feed.follow(client.follower, person);
    return client;
  });
  const random = makeRandom('7', 'lobby');
  for (let step = 0; step < 60; step += 1) {
    listedSeeks = Array.from({ length: 5 }, (_, index) => createSeek(index, 1 + random.below(2)));
    listedSeeks = listedSeeks.filter(() => random.below(10) < 7);
    if (random.below(2) === 0)
      for (const { game } of listedSeeks)
        hiddenFrom.set(game, new Set(people.filter(() => random.below(10) < 3)));
    feed.markChanged();
    await passTime(LOBBY_INTERVAL_MS);
    for (const [index, client] of clients.entries()) {
      const shown = listedSeeks.filter(({ game }) => !hiddenFrom.get(game)?.has(people[index] ?? ''));
      expect(seeksOf(client.messages())).toEqual(new Map(shown.map((seek) => [seek.game, seek])));
    }
  }
});

/** Returns the list of a client that has received these messages. */
function seeksOf(messages: readonly ServerMessage[]): Map<string, Seek> {
  const seeks = new Map<string, Seek>();
  for (const message of messages) {
    if (message.say !== 'lobby' && message.say !== 'lobby-update') continue;
    if (message.say === 'lobby') seeks.clear();
    else for (const game of message.gone) seeks.delete(game);
    for (const seek of message.tables) seeks.set(seek.game, seek);
  }
  return seeks;
}

test('a request after a change returns the new list, and simultaneous requests share one read', async () => {
  expect(await feed.seeks()).toEqual([]);
  listedSeeks = [createSeek(1)];
  feed.markChanged();
  const before = readCount;
  const lists = await Promise.all(Array.from({ length: 50 }, () => feed.seeks()));
  expect(lists.every((list) => list.length === 1)).toBe(true);
  expect(readCount).toBe(before + 1);
  await feed.seeks();
  expect(readCount).toBe(before + 1);
});

test('a request does not wait until a lobby that changes during each read stops changing', async () => {
  let requestDuringRead: Promise<readonly ListedSeek[]> | undefined;
  const busyFeed = new LobbyFeed({
    read: async () => {
      readCount += 1;
      const seek = createSeek(readCount);
      await Promise.resolve();
      requestDuringRead ??= busyFeed.seeks();
      // Otherwise a feed that waits would read forever.
      if (seek.createdAt < 10) busyFeed.markChanged();
      return [{ seek, hiddenFrom: new Set<string>() }];
    },
    schedule: () => () => undefined,
    now: () => now,
    onError: () => undefined,
  });
  const lists = [await busyFeed.seeks(), await requestDuringRead];
  expect(lists.map((list) => list?.[0]?.seek.createdAt)).toEqual([1, 2]);
});

test('a change reaches the clients even if the clock has been set back', async () => {
  const client = createFollower();
  feed.follow(client.follower, personFor('B'));
  await passTime(0);
  now -= 3_600_000;
  listedSeeks = [createSeek(1)];
  feed.markChanged();
  await passTime(LOBBY_INTERVAL_MS);
  expect(client.received).toHaveLength(2);
});

test('a client that has stopped following gets nothing', async () => {
  const client = createFollower();
  const stop = feed.follow(client.follower, personFor('B'));
  stop();
  listedSeeks = [createSeek(1)];
  feed.markChanged();
  await passTime(LOBBY_INTERVAL_MS);
  expect(client.received).toEqual([]);
  expect(readCount).toBeLessThanOrEqual(1);
});
