import { expect, test } from 'vitest';
import { Presence } from '../../src/people/presence.ts';
import type { GamePresence, RecordedPresence } from '../../src/store/game-presence-store.ts';

const GAME = 'game00000000';
const [NODE, OTHER] = ['node', 'other'];
const NOW = 1_000_000;

/** A node with one player and any number of spectators. Its store records every write. */
class PresentPeople {
  readonly writes: string[] = [];
  isStoreAway = false;
  readonly presence: Presence = new Presence(
    {
      record: (present) => this.#write('here', present),
      recordAbsence: (absent) => this.#write('gone', absent),
    },
    NODE,
    () => NOW,
    (_, person) => person === 'ann',
  );

  connect(person = 'ann'): Promise<void> {
    return this.presence.connect(GAME, person).catch(() => undefined);
  }

  disconnect(person = 'ann'): Promise<void> {
    return this.presence.disconnect(GAME, person).catch(() => undefined);
  }

  /** Corrects what the store says about Ann. */
  correct(recorded?: RecordedPresence): Promise<void> {
    return this.presence.correct(new Map([[GAME, new Map(recorded ? [['ann', recorded]] : [])]]));
  }

  async #write(what: string, people: readonly GamePresence[]): Promise<void> {
    for (const { person } of people)
      this.writes.push(`${what} ${person}${this.isStoreAway ? ', failed' : ''}`);
    if (this.isStoreAway) throw new Error('the store is away');
  }
}

const here = { at: NOW, node: NODE };

test.each<[string, (people: PresentPeople) => Promise<unknown>, readonly string[]]>([
  ['a player comes', (people) => people.connect(), ['here ann']],
  ['a spectator comes and goes', (people) => people.connect('bob').then(() => people.disconnect('bob')), []],
  [
    'a player opens a second page and closes one',
    async (people) => {
      for (let page = 0; page < 2; page += 1) await people.connect();
      await people.disconnect();
    },
    ['here ann'],
  ],
  [
    'a player comes and goes',
    (people) => people.connect().then(() => people.disconnect()),
    ['here ann', 'gone ann'],
  ],
  [
    'a player stays for an hour',
    async (people) => {
      await people.connect();
      for (let quarter = 0; quarter < 240; quarter += 1) await people.correct(here);
    },
    ['here ann'],
  ],
  [
    'the store fails when a player comes',
    async (people) => {
      people.isStoreAway = true;
      await people.connect();
      people.isStoreAway = false;
      await people.correct();
    },
    ['here ann, failed', 'here ann'],
  ],
  [
    'the store fails when a player goes',
    async (people) => {
      await people.connect();
      people.isStoreAway = true;
      await people.disconnect();
      people.isStoreAway = false;
      await people.presence.retryAbsences();
      await people.presence.retryAbsences();
    },
    ['here ann', 'gone ann, failed', 'gone ann'],
  ],
  [
    'the store fails again',
    async (people) => {
      await people.connect();
      people.isStoreAway = true;
      await people.disconnect();
      await people.presence.retryAbsences().catch(() => undefined);
      people.isStoreAway = false;
      await people.presence.retryAbsences();
    },
    ['here ann', 'gone ann, failed', 'gone ann, failed', 'gone ann'],
  ],
  [
    'the store fails when a player goes, and the player comes back',
    async (people) => {
      await people.connect();
      people.isStoreAway = true;
      await people.disconnect();
      people.isStoreAway = false;
      await people.connect();
      await people.presence.retryAbsences();
    },
    ['here ann', 'gone ann, failed', 'here ann'],
  ],
  [
    'a player is connected to another node as well',
    async (people) => {
      await people.connect();
      await people.correct({ at: NOW - 4000, node: OTHER });
    },
    ['here ann'],
  ],
  [
    'a player leaves another node',
    async (people) => {
      await people.connect();
      await people.correct({ at: NOW, node: undefined });
    },
    ['here ann', 'here ann'],
  ],
  [
    'the other node of a player ends',
    async (people) => {
      await people.connect();
      await people.correct({ at: NOW - 6000, node: OTHER });
    },
    ['here ann', 'here ann'],
  ],
  ['the store says that a player is here who is not', (people) => people.correct(here), ['gone ann']],
  [
    'the node stops',
    async (people) => {
      await people.connect();
      people.presence.stop();
      await people.disconnect();
      await people.correct(here);
    },
    ['here ann'],
  ],
])('%s', async (_, work, writes) => {
  const people = new PresentPeople();
  await work(people);
  expect(people.writes).toEqual(writes);
});
