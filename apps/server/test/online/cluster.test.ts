import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileWorkspaces } from '../../../../test/compile-workspaces.ts';
import { natsForTests, postgresForTests } from '../private-services.ts';
import { runSoak } from '../soak/soak.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();

beforeAll(() => compileWorkspaces(), 60_000);
afterAll(async () => {
  await nats?.stop();
  await postgres?.stop();
});

// The games continue until the last kill, so more moves, or more moves per second, would test nothing more.
const PLAN = { pauseMs: 250, seed: 20_261_121 };

/** `npm run soak:online` does the same with many more games. */
test.skipIf(postgres === undefined || nats === undefined)(
  'invariants 1 to 6 and 14: no acknowledged command is lost or repeated while three nodes, reached directly and through a proxy, are killed and restarted',
  async () => {
    const services = { postgres: postgres?.address ?? '', nats: nats?.address ?? '' };
    const plan = {
      ...PLAN,
      games: 20,
      moves: 10,
      nodes: 3,
      kills: 5,
      pauseBetweenKillsMs: 300,
      hasProxy: true,
      services,
    };
    const report = await runSoak(plan);
    expect(report.faults).toEqual([]);
    expect(report.kills).toBeGreaterThanOrEqual(plan.kills);
    // A game continues until all kills have happened.
    expect(report.acknowledged).toBeGreaterThanOrEqual(plan.games * (1 + plan.moves + 1));
  },
  400_000,
);

test('invariants 1 to 4 and 6: no acknowledged command is lost or repeated while a single node is killed and restarted', async () => {
  const report = await runSoak({
    ...PLAN,
    games: 8,
    moves: 4,
    nodes: 1,
    kills: 3,
    // No game makes progress while the node is down.
    pauseBetweenKillsMs: 2000,
    services: undefined,
  });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(3);
}, 400_000);
