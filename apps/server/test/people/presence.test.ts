import { expect, test } from 'vitest';
import { Presence } from '../../src/people/presence.ts';
import type { GamePresence, RecordedPresence } from '../../src/store/game-presence-store.ts';

const GAME = 'game00000000';
const [NODE, OTHER_NODE] = ['node', 'other'];
const NOW = 1_000_000;

/** A node with one player and any number of spectators. Its store records every write. */
class PresenceNode {
  readonly writes: string[] = [];
  isStoreFailing = false;
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

  /** Gives the node the store's record of Ann, if any, so that the node can correct it. */
  correct(recorded?: RecordedPresence): Promise<void> {
    return this.presence.correct(new Map([[GAME, new Map(recorded ? [['ann', recorded]] : [])]]));
  }

  async #write(state: 'here' | 'gone', people: readonly GamePresence[]): Promise<void> {
    for (const { person } of people)
      this.writes.push(`${state} ${person}${this.isStoreFailing ? ', failed' : ''}`);
    if (this.isStoreFailing) throw new Error('the store is failing');
  }
}

const recordedHere = { at: NOW, node: NODE };

test.each<[string, (node: PresenceNode) => Promise<unknown>, readonly string[]]>([
  ['a player connects', (node) => node.connect(), ['here ann']],
  [
    'a spectator connects and disconnects',
    (node) => node.connect('bob').then(() => node.disconnect('bob')),
    [],
  ],
  [
    'a player opens a second page and closes one',
    async (node) => {
      for (let page = 0; page < 2; page += 1) await node.connect();
      await node.disconnect();
    },
    ['here ann'],
  ],
  [
    'a player connects and disconnects',
    (node) => node.connect().then(() => node.disconnect()),
    ['here ann', 'gone ann'],
  ],
  [
    'a player stays connected for an hour',
    async (node) => {
      await node.connect();
      for (let quarterMinute = 0; quarterMinute < 240; quarterMinute += 1) await node.correct(recordedHere);
    },
    ['here ann'],
  ],
  [
    'the store fails when a player connects',
    async (node) => {
      node.isStoreFailing = true;
      await node.connect();
      node.isStoreFailing = false;
      await node.correct();
    },
    ['here ann, failed', 'here ann'],
  ],
  [
    'the store fails when a player disconnects',
    async (node) => {
      await node.connect();
      node.isStoreFailing = true;
      await node.disconnect();
      node.isStoreFailing = false;
      await node.presence.retryAbsences();
      await node.presence.retryAbsences();
    },
    ['here ann', 'gone ann, failed', 'gone ann'],
  ],
  [
    'the store fails when a player disconnects, and again at the first retry',
    async (node) => {
      await node.connect();
      node.isStoreFailing = true;
      await node.disconnect();
      await node.presence.retryAbsences().catch(() => undefined);
      node.isStoreFailing = false;
      await node.presence.retryAbsences();
    },
    ['here ann', 'gone ann, failed', 'gone ann, failed', 'gone ann'],
  ],
  [
    'the store fails when a player disconnects, and the player reconnects',
    async (node) => {
      await node.connect();
      node.isStoreFailing = true;
      await node.disconnect();
      node.isStoreFailing = false;
      await node.connect();
      await node.presence.retryAbsences();
    },
    ['here ann', 'gone ann, failed', 'here ann'],
  ],
  [
    'a player is connected to another node as well',
    async (node) => {
      await node.connect();
      await node.correct({ at: NOW - 4000, node: OTHER_NODE });
    },
    ['here ann'],
  ],
  [
    'the store records a connected player as gone',
    async (node) => {
      await node.connect();
      await node.correct({ at: NOW, node: undefined });
    },
    ['here ann', 'here ann'],
  ],
  [
    'a player’s other node has stopped refreshing its record',
    async (node) => {
      await node.connect();
      await node.correct({ at: NOW - 6000, node: OTHER_NODE });
    },
    ['here ann', 'here ann'],
  ],
  ['the store records a disconnected player as present', (node) => node.correct(recordedHere), ['gone ann']],
  [
    'the node stops',
    async (node) => {
      await node.connect();
      node.presence.stop();
      await node.disconnect();
      await node.correct(recordedHere);
    },
    ['here ann'],
  ],
])('when %s, the node writes only what is needed', async (_, work, writes) => {
  const node = new PresenceNode();
  await work(node);
  expect(node.writes).toEqual(writes);
});
