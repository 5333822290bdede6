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

/** Counts the reads that reach the store. */
function countingChat(store: Store): { readonly chat: TournamentChat; readonly reads: () => number } {
  let reads = 0;
  const counted = new Proxy(store.chat, {
    get: (target, key) => {
      if (key === 'lastLine' || key === 'listBefore') reads += 1;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { people } = store;
  const names = new NameCache(people, openLocalBus(), () => now);
  const clock = (): number => now;
  return {
    chat: new TournamentChat({ store: counted, people, names, limit: () => 0, filter, now: clock }),
    reads: () => reads,
  };
}

/** Announces a tournament. Returns functions that send commands and messages to it. */
async function announce(store: Store, listed = true) {
  const tournaments = testTournaments(store, () => now);
  const organiser = newPerson();
  await store.people.addGuest(organiser, now);
  const setup = newTournament(2, { format: 'swiss', rounds: 1, startsAt: now + 60_000, listed });
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
  const { chat, reads } = countingChat(store);
  const say = async (person: PersonId, text: string, id = newId()) => {
    const state = await tournaments.find(tournament);
    if (state === undefined) throw new Error('there is no tournament');
    const line = await chat.send(state, person, { id, text });
    return line.ok ? line.value : line.refusal.code;
  };
  const read = async (reader?: PersonId, after = 0) => {
    const { messages } = await chat.read(tournament, reader, after);
    return messages.map(({ text }) => text);
  };
  return { tournament, organiser, command, enter, chat, reads, say, read };
}

type Event = Awaited<ReturnType<typeof announce>>;

/** Makes a person with a role in an event. */
type MakePerson = (event: Event, store: Store) => Promise<PersonId>;

/** Makes a guest who has not entered. */
const stranger: MakePerson = async (_, store) => {
  const person = newPerson();
  await store.people.addGuest(person, now);
  return person;
};

const started: MakePerson = async (event) => {
  const person = await event.enter();
  await event.enter();
  expect(await event.command(event.organiser, { do: 'start' })).toBe('ok');
  return person;
};

async function makeAccount(store: Store): Promise<PersonId> {
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

const WRITERS: Readonly<Record<string, readonly [make: MakePerson, answer: number | string]>> = {
  'the organiser': [async ({ organiser }) => organiser, 1],
  'a guest who has entered': [(event) => event.enter(), 1],
  'an account that has entered': [
    async (event, store) => {
      const person = await makeAccount(store);
      await event.command(person, { do: 'enter' });
      return person;
    },
    1,
  ],
  'a player of a running tournament': [started, 1],
  'a player who has withdrawn': [
    async (event, store) => {
      const person = await started(event, store);
      expect(await event.command(person, { do: 'withdraw' })).toBe('ok');
      return person;
    },
    1,
  ],
  'a player who has left before the start': [
    async (event) => {
      const person = await event.enter();
      await event.command(person, { do: 'leave' });
      return person;
    },
    'not-entered',
  ],
  'a player whom the organiser has removed': [
    async (event, store) => {
      const person = await started(event, store);
      expect(await event.command(event.organiser, { do: 'remove', person })).toBe('ok');
      return person;
    },
    'not-entered',
  ],
  'a stranger': [stranger, 'not-entered'],
  'a moderator': [
    async (_, store) => {
      const person = await makeAccount(store);
      const actor = { actor: 'operator', at: now, protectsModerators: false };
      await store.moderation.apply({ action: 'make-host', target: { person }, ...actor });
      return person;
    },
    'not-entered',
  ],
  'a player whom a moderator has muted': [
    async (event, store) => {
      const person = await event.enter();
      const limit = { until: now + 60_000, reason: '', actor: 'Mod', at: now, protectsModerators: true };
      await store.moderation.apply({ action: 'mute', target: { person }, ...limit });
      return person;
    },
    'muted',
  ],
  'a bot that has entered': [
    async (event, store) => {
      const person = await makeAccount(store);
      expect(await store.people.makeBot(person, now)).toBe(true);
      await event.command(person, { do: 'enter' });
      return person;
    },
    'not-allowed',
  ],
};

describe.each(kinds)('the chat of a tournament on %s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract.each(Object.entries(WRITERS))('%s writes', async (__, [make, answer]) => {
    const store = await open();
    const event = await announce(store);
    const person = await make(event, store);
    expect(await event.say(person, 'hello')).toBe(answer);
    const written = answer === 1 ? ['hello'] : [];
    // Anyone who can see the page can read its chat, with a session or without.
    for (const reader of [undefined, await stranger(event, store), event.organiser, person])
      expect(await event.read(reader)).toEqual(written);
  });

  contract('the organiser and moderators close and open it, and others cannot', async () => {
    const store = await open();
    const event = await announce(store);
    const player = await event.enter();
    const moderator = newPerson();
    expect(await event.say(player, 'before')).toBe(1);
    expect(await event.command(player, { do: 'close-chat' })).toBe('not-allowed');
    expect(await event.command(event.organiser, { do: 'open-chat' })).toBe('wrong-phase');
    expect(await event.command(event.organiser, { do: 'close-chat' })).toBe('ok');
    for (const person of [player, event.organiser])
      expect(await event.say(person, 'closed')).toBe('chat-closed');
    expect(await event.read(player)).toEqual(['before']);
    expect(await event.command(moderator, { do: 'open-chat' }, true)).toBe('ok');
    expect(await event.say(player, 'after')).toBe(2);
    expect(await event.command(event.organiser, { do: 'call-off', why: 'no room' })).toBe('ok');
    expect(await event.say(player, 'what a pity')).toBe(3);
    expect(await event.command(event.organiser, { do: 'close-chat' })).toBe('ok');
  });

  contract('words are filtered, a repeated id adds nothing, and blocked people are hidden', async () => {
    const store = await open();
    const event = await announce(store);
    const [ann, bob] = [await event.enter(), await event.enter()];
    const id = newId();
    expect([await event.say(ann, 'damn', id), await event.say(ann, 'damn', id)]).toEqual([1, 1]);
    expect(await event.say(ann, 'other', id)).toBe('id-reused');
    expect(await event.say(ann, 'a slur')).toBe('filtered');
    await store.people.block(bob, ann, now);
    expect(await event.say(bob, 'fine')).toBe(2);
    expect(await event.read(bob)).toEqual(['fine']);
    expect(await event.read(ann)).toEqual(['****', 'fine']);
    expect(await event.read(ann, 1)).toEqual(['fine']);
    expect(await event.chat.lastLine(event.tournament)).toBe(2);
    await store.people.anonymize(ann, now);
    now += 1000;
    expect(await event.read()).toEqual(['fine']);
  });

  contract('keeps the latest messages, and more while a report is open', async () => {
    const store = await open();
    const event = await announce(store);
    const [ann, bob] = [await event.enter(), await event.enter()];
    const rows = Array.from({ length: MAX_TOURNAMENT_MESSAGES }, (__, index) => index + 1);
    for (const line of rows) {
      const message = { game: event.tournament, command: `c${line}`, at: now, person: ann } as const;
      await store.chat.add({ ...message, seat: undefined, channel: 'table', text: `line ${line}` });
    }
    const stored = async () => (await store.chat.read(event.tournament, 0, 1000)).map(({ line }) => line);
    await store.reports.add(event.tournament, bob, { person: ann, reason: 'spam' }, now);
    await event.say(ann, 'one more');
    expect((await stored()).slice(0, 2)).toEqual([1, 2]);
    expect(await event.read()).toHaveLength(MAX_TOURNAMENT_MESSAGES);
    const report = { game: event.tournament, reporter: bob, person: ann };
    await store.reports.setState(report, 'settled');
    await event.say(ann, 'and another');
    expect((await stored())[0]).toBe(3);
    expect(await stored()).toHaveLength(MAX_TOURNAMENT_MESSAGES);
  });

  contract(
    'people who write a lot do not push out the messages of others, even while a report is open',
    async () => {
      const store = await open();
      const event = await announce(store);
      const [ann, ...loud] = [await event.enter(), await event.enter(), await event.enter()];
      await event.say(ann, 'see you at six');
      for (let line = 2; line <= MAX_TOURNAMENT_MESSAGES + 20; line += 1) {
        const person = loud[line % loud.length] ?? ann;
        const message = { game: event.tournament, command: `c${line}`, at: now, person } as const;
        await store.chat.add({ ...message, seat: undefined, channel: 'table', text: `line ${line}` });
      }
      const stored = async () => (await store.chat.read(event.tournament, 0, 1000)).length;
      await store.reports.add(event.tournament, ann, { person: loud[0] ?? ann, reason: 'spam' }, now);
      await event.say(loud[0] ?? ann, 'noise');
      expect(await stored()).toBe(MAX_TOURNAMENT_MESSAGES + 21);
      for (const state of ['open', 'settled'] as const) {
        if (state === 'settled') {
          const report = { game: event.tournament, reporter: ann, person: loud[0] ?? ann };
          await store.reports.setState(report, 'settled');
          await event.say(loud[1] ?? ann, 'more noise');
          expect(await stored()).toBe(MAX_TOURNAMENT_MESSAGES);
        }
        const read = await event.read();
        expect(read).toHaveLength(MAX_TOURNAMENT_MESSAGES);
        expect(read[0]).toBe('see you at six');
      }
    },
  );

  contract('a thousand readers cost three reads a second, and get the same object', async () => {
    const store = await open();
    const event = await announce(store);
    const ann = await event.enter();
    await event.say(ann, 'hello');
    const readers = Array.from({ length: 1000 }, newPerson);
    const before = event.reads();
    const readAll = () =>
      Promise.all(
        readers.map(async (reader) => {
          await event.chat.lastLine(event.tournament);
          return event.chat.read(event.tournament, reader, 0);
        }),
      );
    expect(new Set(await readAll()).size).toBe(1);
    // The page reads the last line; the chat reads the last line and the messages.
    expect(event.reads() - before).toBe(3);
    now += 999;
    await readAll();
    expect(event.reads() - before).toBe(3);
    now += 1;
    await readAll();
    expect(event.reads() - before).toBe(6);
  });
});
