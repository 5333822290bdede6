import type { Command } from '@halma/protocol';
import { expect, test } from 'vitest';
import { executeCommand } from '../../src/games/execute-command.ts';
import { MAX_JOINS_PER_NETWORK, NetworkJoins } from '../../src/lobby/network-joins.ts';
import type { Services } from '../../src/services.ts';
import { GAME_ID, testPersonId } from '../game/played-game.ts';

test('the people on one network can take seats in a game a limited number of times, not counting repeated commands', async () => {
  let isOpen = false;
  const services = {
    games: {
      execute: async () => (isOpen ? { ok: true, value: 1 } : { ok: false, refusal: { code: 'seat-taken' } }),
    },
    networkJoins: new NetworkJoins(),
    outages: { readUntil: 0, noteSuccess: () => undefined },
    metrics: { countCommand: () => undefined },
    bus: { publish: () => undefined },
    now: () => 0,
  } as unknown as Services;
  const send = async (
    guest: number,
    network: string,
    command: Command = { do: 'join' },
    game = GAME_ID,
  ): Promise<string> => {
    const sender = { person: testPersonId(guest), network, game, id: 'command' };
    const result = await executeCommand(services, { ...sender, command, roundTripMs: 0 });
    return result.ok ? 'done' : result.refusal.code;
  };
  const sendMany = async (network: string): Promise<readonly string[]> => {
    const results = [];
    for (let guest = 0; guest <= MAX_JOINS_PER_NETWORK; guest += 1) results.push(await send(guest, network));
    return results;
  };
  // Refused commands do not count: many pupils may try to join at once.
  expect(new Set(await sendMany('school'))).toEqual(new Set(['seat-taken']));
  isOpen = true;
  const results = await sendMany('school');
  expect(results.indexOf('too-many-joins')).toBe(MAX_JOINS_PER_NETWORK);
  expect(await send(0, 'school')).toBe('done');
  // A refused repetition does not undo the count of the command that took a seat.
  isOpen = false;
  expect(await send(0, 'school')).toBe('seat-taken');
  isOpen = true;
  expect(await send(MAX_JOINS_PER_NETWORK, 'school')).toBe('too-many-joins');
  expect(await send(MAX_JOINS_PER_NETWORK, 'school', { do: 'leave' })).toBe('done');
  expect(await send(MAX_JOINS_PER_NETWORK, 'home')).toBe('done');
  expect(await send(MAX_JOINS_PER_NETWORK, 'school', { do: 'join' }, 'another-game')).toBe('done');
});

test('commands that arrive at the same time cannot exceed the limit of a network', async () => {
  const services = {
    games: { execute: async () => ({ ok: true, value: 1 }) },
    networkJoins: new NetworkJoins(),
    outages: { readUntil: 0, noteSuccess: () => undefined },
    metrics: { countCommand: () => undefined },
    bus: { publish: () => undefined },
    now: () => 0,
  } as unknown as Services;
  const results = await Promise.all(
    Array.from({ length: 2 * MAX_JOINS_PER_NETWORK }, (_, guest) =>
      executeCommand(services, {
        person: testPersonId(guest),
        network: 'school',
        game: GAME_ID,
        id: 'command',
        command: { do: 'join' },
        roundTripMs: 0,
      }),
    ),
  );
  expect(results.filter(({ ok }) => ok).length).toBe(MAX_JOINS_PER_NETWORK);
});
