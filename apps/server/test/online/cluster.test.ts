import { afterAll, beforeAll, expect, test } from 'vitest';
import { natsForTests, postgresForTests } from '../private-services.ts';
import { buildServer } from '../server-process.ts';
import { soak } from '../soak/soak.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();

beforeAll(() => buildServer(), 60_000);
afterAll(async () => {
  await nats?.stop();
  await postgres?.stop();
});

const PLAN = { turns: 40, deaths: 5, pause: 125, pauseBetweenDeaths: 300, seed: 20_261_121 };

/** `npm run soak:online` does the same with many more games. */
test.skipIf(postgres === undefined || nats === undefined)(
  'invariants 1 to 6 and 14: three nodes are killed and come back while bots play, and no acknowledged command is lost or doubled',
  async () => {
    const services = { postgres: postgres?.address ?? '', nats: nats?.address ?? '' };
    const report = await soak({ ...PLAN, games: 20, nodes: 3, services });
    expect(report.faults).toEqual([]);
    expect(report.deaths).toBeGreaterThanOrEqual(PLAN.deaths);
    // A game goes on until all deaths have happened.
    expect(report.acknowledged).toBeGreaterThanOrEqual(20 * (1 + PLAN.turns + 1));
  },
  400_000,
);

test.skipIf(postgres === undefined || nats === undefined)(
  'three nodes behind one address, as in compose.yaml: a client that loses its node reaches another',
  async () => {
    const services = { postgres: postgres?.address ?? '', nats: nats?.address ?? '' };
    const report = await soak({ ...PLAN, games: 8, nodes: 3, deaths: 3, services, behindProxy: true });
    expect(report.faults).toEqual([]);
    expect(report.deaths).toBeGreaterThanOrEqual(3);
  },
  400_000,
);

test('invariants 1 to 4 and 6: the same for a single node with a data folder', async () => {
  const report = await soak({
    ...PLAN,
    games: 8,
    nodes: 1,
    deaths: 3,
    // No game makes progress while the node is down.
    pauseBetweenDeaths: 4000,
    services: undefined,
  });
  expect(report.faults).toEqual([]);
  expect(report.deaths).toBeGreaterThanOrEqual(3);
}, 400_000);
