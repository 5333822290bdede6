import { expect, test } from 'vitest';
import type { NodeServices } from '../../src/services.ts';
import { presenceMessage } from '../../src/socket/presence-message.ts';
import type { RecordedPresence } from '../../src/store/game-presence-store.ts';
import { gameSetup, PlayedGame } from '../game/played-game.ts';

const NOW = 1_700_000_000_000;

test.each<readonly [string, RecordedPresence | undefined, boolean]>([
  ['has never connected', undefined, false],
  ['is connected to another node', { at: NOW - 1000, node: 'other' }, true],
  ['left a moment ago, and may be loading the page again', { at: NOW - 4000, node: undefined }, true],
  ['left some seconds ago', { at: NOW - 6000, node: undefined }, false],
  ['was connected to a node that stopped seconds ago', { at: NOW - 20_000, node: 'other' }, true],
  ['was connected to a node that stopped long ago', { at: NOW - 31_000, node: 'other' }, false],
])('reports whether a player who %s is connected', (_, record, isConnected) => {
  const { state } = new PlayedGame(gameSetup('halma-2')).seatPlayers();
  const holder = state.seats.C;
  if (holder?.kind !== 'person') throw new Error('no person has seat C');
  const recorded = new Map([[state.game, new Map(record === undefined ? [] : [[holder.person, record]])]]);
  const services = {
    presence: { peopleFollowing: () => new Set() },
    now: () => NOW,
  } as unknown as NodeServices;
  expect(presenceMessage(services, state.game, state, recorded).seats.C).toBe(isConnected);
});
