import { rm } from 'node:fs/promises';
import { formatResult } from '@halma/rules';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { replay } from '../../src/game/evolve.ts';
import { gameSeats, personAt } from '../../src/game/state.ts';
import { gameView } from '../../src/game/view.ts';
import { FIRST_PAGE, type StoredEvent } from '../../src/store/game-store.ts';
import { openStore } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';
import { gameSetup } from '../game/played-game.ts';
import { seededRandom } from './faults.ts';
import { World } from './world.ts';

const folder = await createDataFolder();
const store = await openStore({ folder });
if (store === undefined) throw new Error('the folder is locked');
const { games } = store;
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const GAMES = ['halma-2', 'star-3', 'grasshopper-8'] as const;
const RUN_COUNT = 8;
let runCount = 0;

/** Plays a whole game with crashes. Returns the world at the end, and the log. */
async function simulate(seed: number, steps: number): Promise<{ world: World; log: readonly StoredEvent[] }> {
  const random = seededRandom(seed);
  runCount += 1;
  const world = new World(games, random, runCount);
  const clock = { kind: 'real-time', main: 60_000, increment: 1000, delay: 0 } as const;
  await world.createGame(gameSetup(GAMES[seed % 3] ?? 'halma-2', { clock }));
  for (let step = 0; step < steps; step += 1) await world.step();
  await world.settle();
  return { world, log: await games.read(world.game, -1) };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Tests a property over many simulated games; a failure names its seed. */
function testInvariant(
  name: string,
  property: (world: World, log: readonly StoredEvent[]) => Promise<void> | void,
): void {
  test(name, async () => {
    let events = 0;
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const { world, log } = await simulate(seed, 90);
        events += log.length;
        await property(world, log);
      }),
      { numRuns: RUN_COUNT },
    );
    // Simulations without events would satisfy any property.
    expect(events).toBeGreaterThan(10 * RUN_COUNT);
  });
}

testInvariant('invariant 1: no acknowledged command is lost', ({ journal }, log) => {
  for (const { seq, person, id } of journal) {
    if (seq !== undefined) expect(log[seq]?.commandId).toBe(`${person}:${id}`);
  }
});

testInvariant('invariant 2: one command leads to at most one event', ({ journal }, log) => {
  for (const { person, id } of journal) {
    const events = log.filter(({ commandId }) => `${commandId}:`.startsWith(`${person}:${id}:`));
    expect(events.length).toBeLessThanOrEqual(1);
  }
});

testInvariant(
  'invariants 3 and 4: the log has no gaps, each event is legal, and replay gives the stored result',
  async (world, log) => {
    expect(log.map(({ seq }) => seq)).toEqual([...log.keys()]);
    const state = replay(world.game, log);
    // A rematch adds a row.
    const rows = await games.listForPerson(world.personId('A'), { listedOnly: false }, FIRST_PAGE, 10);
    expect(rows.find(({ game }) => game === world.game)).toMatchObject({
      game: world.game,
      phase: state?.phase,
      result: formatResult(state?.outcome ?? null),
    });
  },
);

testInvariant(
  'invariants 5 and 10: all nodes end up with the same game, whichever notifications were lost',
  async ({ nodes, game }, log) => {
    const expected = replay(game, log);
    for (const node of nodes) {
      const live = await node.log.find(game);
      expect(live && gameView(live.state, [])).toEqual(expected && gameView(expected, []));
    }
  },
);

testInvariant('invariant 7: no clock goes below zero, and time never runs backwards', (world, log) => {
  const state = replay(world.game, log);
  for (const left of Object.values(state?.clock.remainingMs ?? {})) expect(left).toBeGreaterThanOrEqual(0);
  const instants = log.map(({ at }) => at);
  expect(instants).toEqual(instants.toSorted((one, other) => one - other));
});

testInvariant('invariant 9: when a move races a flag fall, only one of them counts', ({ journal }, log) => {
  const fallenFlags = log.flatMap(({ seq, event }) =>
    event.kind === 'fell' ? [{ seq, seat: event.seat }] : [],
  );
  for (const { seq, seat } of fallenFlags) {
    const laterMoves = log
      .slice(seq + 1)
      .filter(({ event }) => event.kind === 'moved' && event.seat === seat);
    expect(laterMoves).toEqual([]);
  }
  for (const { seq, isAnswered } of journal) expect(isAnswered || seq === undefined).toBe(true);
});

testInvariant('invariant 12: no person can move for another', async (world) => {
  const state = await world.state();
  for (const seat of gameSeats(state)) {
    const intrusion = await world.send('Z', { do: 'move', ply: state.position?.ply ?? 0, move: '--' });
    await world.settle();
    expect([personAt(state, seat), intrusion.seq]).toEqual([world.personId(seat), undefined]);
  }
});
