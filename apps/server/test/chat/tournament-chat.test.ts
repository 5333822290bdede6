import { MAX_TOURNAMENT_MESSAGES, type PersonId, type TournamentCommand } from '@halma/protocol';
import { describe, expect } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { TournamentChat } from '../../src/chat/tournament-chat.ts';
import { parseWordFilter } from '../../src/chat/word-filter.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import type { Store } from '../../src/store/store.ts';
import { testPersonId } from '../game/played-game.ts';
import { locationsForTests, storeContract } from '../store/stores.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { testTournaments } from '../tournament/test-tournaments.ts';

const { kinds } = await locationsForTests();
const words = parseWordFilter('damn\n!slur');
if (!words.ok) throw new Error(words.refusal);
const filter = { apply: async (text: string) => words.value(text) };

let now = Date.now();
let idCount = 0;

const newId = (): string => {
  idCount += 1;
  return `command-${idCount}`;
};

const newPerson = (): PersonId => {
  idCount += 1;
  return testPersonId(idCount);
};

/** Creates a chat, and a function that returns how often the chat has read from the store. */
function createCountingChat(store: Store): {
  readonly chat: TournamentChat;
  readonly readCount: () => number;
} {
  let readCount = 0;
  const countedStore = new Proxy(store.chat, {
    get: (target, key) => {
      if (key === 'lastLine' || key === 'listBefore') readCount += 1;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { people } = store;
  const names = new NameCache(people, openLocalBus(), () => now);
  const clock = (): number => now;
  return {
    chat: new TournamentChat({ store: countedStore, people, names, limit: () => 0, filter, now: clock }),
    readCount: () => readCount,
  };
}

/** Announces a tournament. Returns functions that send commands and messages to it. */
async function announce(store: Store, listed = true) {
  const tournaments = testTournaments(store, () => now);
  const organiser = newPerson();
  await store.people.addGuest(organiser, now);
  const startsAt = now + 60_000;
  const setup = newTournament(2, { format: 'swiss', rounds: 1, startsAt, listed, bots: true });
  const created = await tournaments.create(setup, organiser, newId());
  if (!created.ok) throw new Error(created.refusal.code);
  const tournament = created.value;
  const command = async (person: PersonId, sent: TournamentCommand, isModerator = false) => {
    const work = { by: 'person', person, hasAccount: true, isModerator, command: sent } as const;
    const result = await tournaments.execute(tournament, newId(), work);
    return result.ok ? 'ok' : result.refusal.code;
  };
  const enter = async (): Promise<PersonId> => {
    const person = newPerson();
    await store.people.addGuest(person, now);
    expect(await command(person, { do: 'enter' })).toBe('ok');
    return person;
  };
  const { chat, readCount } = createCountingChat(store);
  const send = async (person: PersonId, text: string, id = newId()) => {
    const state = await tournaments.find(tournament);
    if (state === undefined) throw new Error('there is no tournament');
    const line = await chat.send(state, person, { id, text });
    return line.ok ? line.value : line.refusal.code;
  };
  const read = async (reader?: PersonId, after = 0) => {
    const { messages } = await chat.read(tournament, reader, after);
    return messages.map(({ text }) => text);
  };
  return { tournament, organiser, command, enter, chat, readCount, send, read };
}

/** A tournament, with functions that send commands and messages to it. */
type AnnouncedTournament = Awaited<ReturnType<typeof announce>>;

/** Creates a person with a role in a tournament. */
type CreatePerson = (announced: AnnouncedTournament, store: Store) => Promise<PersonId>;

/** Creates a guest who has not entered. */
const createStranger: CreatePerson = async (_, store) => {
  const person = newPerson();
  await store.people.addGuest(person, now);
  return person;
};

/** Enters a player and starts the tournament. */
const createStartedPlayer: CreatePerson = async (announced) => {
  const person = await announced.enter();
  await announced.enter();
  expect(await announced.command(announced.organiser, { do: 'start' })).toBe('ok');
  return person;
};

/** Creates an account. Returns the id of its person. */
async function createAccount(store: Store): Promise<PersonId> {
  const person = newPerson();
  await store.people.addGuest(person, now);
  const name = `Name${idCount}`;
  const times = { startedAt: now, lastSeenAt: now, provedAt: 0 };
  const session = { session: person, tokenHash: person, person, ...times, userAgent: '' };
  const endedSessions = await store.people.createAccount({
    person,
    name,
    passwordHash: 'hash',
    codeHashes: [`code of ${person}`],
    session,
    at: now,
  });
  expect(endedSessions).toEqual([]);
  return person;
}

/** How each author is created, and the line number of their message or the refusal code. */
const AUTHORS: Readonly<Record<string, readonly [create: CreatePerson, result: number | string]>> = {
  'the organiser': [async ({ organiser }) => organiser, 1],
  'a guest who has entered': [(announced) => announced.enter(), 1],
  'an account that has entered': [
    async (announced, store) => {
      const person = await createAccount(store);
      await announced.command(person, { do: 'enter' });
      return person;
    },
    1,
  ],
  'a player of a running tournament': [createStartedPlayer, 1],
  'a player who has withdrawn': [
    async (announced, store) => {
      const person = await createStartedPlayer(announced, store);
      expect(await announced.command(person, { do: 'withdraw' })).toBe('ok');
      return person;
    },
    1,
  ],
  'a player who left before the start': [
    async (announced) => {
      const person = await announced.enter();
      await announced.command(person, { do: 'leave' });
      return person;
    },
    'not-entered',
  ],
  'a player the organiser has removed': [
    async (announced, store) => {
      const person = await createStartedPlayer(announced, store);
      expect(await announced.command(announced.organiser, { do: 'remove', person })).toBe('ok');
      return person;
    },
    'not-entered',
  ],
  'a player who was removed after they had withdrawn': [
    async (announced, store) => {
      const person = await createStartedPlayer(announced, store);
      await announced.command(person, { do: 'withdraw' });
      expect(await announced.command(announced.organiser, { do: 'remove', person })).toBe('ok');
      return person;
    },
    'not-entered',
  ],
  'a player who was removed after the end': [
    async (announced, store) => {
      const person = await createStartedPlayer(announced, store);
      await announced.command(announced.organiser, { do: 'call-off', why: 'too late' });
      expect(await announced.command(announced.organiser, { do: 'remove', person })).toBe('ok');
      return person;
    },
    'not-entered',
  ],
  'a stranger': [createStranger, 'not-entered'],
  'a moderator': [
    async (_, store) => {
      const person = await createAccount(store);
      const actor = { actor: 'operator', at: now, protectsModerators: false };
      await store.moderation.apply({ action: 'make-host', target: { person }, ...actor });
      return person;
    },
    'not-entered',
  ],
  'a player a moderator has muted': [
    async (announced, store) => {
      const person = await announced.enter();
      const limit = { until: now + 60_000, reason: '', actor: 'Mod', at: now, protectsModerators: true };
      await store.moderation.apply({ action: 'mute', target: { person }, ...limit });
      return person;
    },
    'muted',
  ],
  'a bot that has entered': [
    async (announced, store) => {
      const person = await createAccount(store);
      expect(await store.people.makeBot(person, now)).toBe('done');
      await announced.command(person, { do: 'enter' });
      return person;
    },
    'not-allowed',
  ],
};

const AUTHOR_ROWS = Object.entries(AUTHORS).map(
  ([name, [create, result]]) => [name, result, create] as const,
);

describe.each(kinds)('tournament chat on %s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract.each(AUTHOR_ROWS)('a message from %s results in %s', async (__, result, create) => {
    const store = await open();
    const announced = await announce(store);
    const person = await create(announced, store);
    expect(await announced.send(person, 'hello')).toBe(result);
    const texts = result === 1 ? ['hello'] : [];
    // Anyone who can see the page can read its chat, with or without a session.
    for (const reader of [undefined, await createStranger(announced, store), announced.organiser, person])
      expect(await announced.read(reader)).toEqual(texts);
  });

  contract('the organiser and moderators can close and reopen the chat, and players cannot', async () => {
    const store = await open();
    const announced = await announce(store);
    const player = await announced.enter();
    const moderator = newPerson();
    expect(await announced.send(player, 'before')).toBe(1);
    expect(await announced.command(player, { do: 'close-chat' })).toBe('not-allowed');
    expect(await announced.command(announced.organiser, { do: 'open-chat' })).toBe('wrong-phase');
    expect(await announced.command(announced.organiser, { do: 'close-chat' })).toBe('ok');
    for (const person of [player, announced.organiser])
      expect(await announced.send(person, 'closed')).toBe('chat-closed');
    expect(await announced.read(player)).toEqual(['before']);
    expect(await announced.command(moderator, { do: 'open-chat' }, true)).toBe('ok');
    expect(await announced.send(player, 'after')).toBe(2);
    expect(await announced.command(announced.organiser, { do: 'call-off', why: 'no room' })).toBe('ok');
    expect(await announced.send(player, 'what a pity')).toBe(3);
    expect(await announced.command(announced.organiser, { do: 'close-chat' })).toBe('ok');
  });

  contract(
    'words are filtered, a repeated id adds no message, and messages by blocked and deleted people are hidden',
    async () => {
      const store = await open();
      const announced = await announce(store);
      const [ann, bob] = [await announced.enter(), await announced.enter()];
      const id = newId();
      expect([await announced.send(ann, 'damn', id), await announced.send(ann, 'damn', id)]).toEqual([1, 1]);
      expect(await announced.send(ann, 'other', id)).toBe('id-reused');
      expect(await announced.send(ann, 'a slur')).toBe('filtered');
      await store.people.block(bob, ann, now);
      expect(await announced.send(bob, 'fine')).toBe(2);
      expect(await announced.read(bob)).toEqual(['fine']);
      expect(await announced.read(ann)).toEqual(['****', 'fine']);
      expect(await announced.read(ann, 1)).toEqual(['fine']);
      expect(await announced.chat.lastLine(announced.tournament)).toBe(2);
      await store.people.anonymize(ann, now);
      now += 1000;
      expect(await announced.read()).toEqual(['fine']);
    },
  );

  contract('keeps only the latest messages, but deletes none while a report is open', async () => {
    const store = await open();
    const announced = await announce(store);
    const [ann, bob] = [await announced.enter(), await announced.enter()];
    const lines = Array.from({ length: MAX_TOURNAMENT_MESSAGES }, (__, index) => index + 1);
    for (const line of lines) {
      const message = { game: announced.tournament, command: `c${line}`, at: now, person: ann } as const;
      await store.chat.add({ ...message, seat: undefined, channel: 'table', text: `line ${line}` });
    }
    const readLines = async () =>
      (await store.chat.read(announced.tournament, 0, 1000)).map(({ line }) => line);
    await store.reports.add(announced.tournament, bob, { person: ann, reason: 'spam' }, now);
    await announced.send(ann, 'one more');
    expect((await readLines()).slice(0, 2)).toEqual([1, 2]);
    expect(await announced.read()).toHaveLength(MAX_TOURNAMENT_MESSAGES);
    const report = { game: announced.tournament, reporter: bob, person: ann, at: now };
    await store.reports.setState(report, 'settled');
    await announced.send(ann, 'and another');
    expect((await readLines())[0]).toBe(3);
    expect(await readLines()).toHaveLength(MAX_TOURNAMENT_MESSAGES);
  });

  contract(
    'people who write a lot do not push out other people’s messages, even while a report is open',
    async () => {
      const store = await open();
      const announced = await announce(store);
      const [ann, ...talkers] = [await announced.enter(), await announced.enter(), await announced.enter()];
      await announced.send(ann, 'see you at six');
      for (let line = 2; line <= MAX_TOURNAMENT_MESSAGES + 20; line += 1) {
        const person = talkers[line % talkers.length] ?? ann;
        const message = { game: announced.tournament, command: `c${line}`, at: now, person } as const;
        await store.chat.add({ ...message, seat: undefined, channel: 'table', text: `line ${line}` });
      }
      const countLines = async () => (await store.chat.read(announced.tournament, 0, 1000)).length;
      await store.reports.add(announced.tournament, ann, { person: talkers[0] ?? ann, reason: 'spam' }, now);
      await announced.send(talkers[0] ?? ann, 'noise');
      expect(await countLines()).toBe(MAX_TOURNAMENT_MESSAGES + 21);
      for (const state of ['open', 'settled'] as const) {
        if (state === 'settled') {
          const report = { game: announced.tournament, reporter: ann, person: talkers[0] ?? ann, at: now };
          await store.reports.setState(report, 'settled');
          await announced.send(talkers[1] ?? ann, 'more noise');
          expect(await countLines()).toBe(MAX_TOURNAMENT_MESSAGES);
        }
        const read = await announced.read();
        expect(read).toHaveLength(MAX_TOURNAMENT_MESSAGES);
        expect(read[0]).toBe('see you at six');
      }
    },
  );

  contract('a thousand readers cost three reads a second, and all get the same object', async () => {
    const store = await open();
    const announced = await announce(store);
    const ann = await announced.enter();
    await announced.send(ann, 'hello');
    const readers = Array.from({ length: 1000 }, newPerson);
    const before = announced.readCount();
    const readAll = () =>
      Promise.all(
        readers.map(async (reader) => {
          await announced.chat.lastLine(announced.tournament);
          return announced.chat.read(announced.tournament, reader, 0);
        }),
      );
    expect(new Set(await readAll()).size).toBe(1);
    // The page reads the last line; the chat reads the last line and the messages.
    expect(announced.readCount() - before).toBe(3);
    now += 999;
    await readAll();
    expect(announced.readCount() - before).toBe(3);
    now += 1;
    await readAll();
    expect(announced.readCount() - before).toBe(6);
  });
});
