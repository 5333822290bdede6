import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBeside, type StorePlace } from '../../src/store/store.ts';
import { writeSampleSite } from '../sample-site.ts';
import { seeded } from '../simulation/faults.ts';
import { type Journal, playByBots } from './bots.ts';
import { compareJournal } from './compare-journals.ts';
import { Nodes } from './nodes.ts';

/** How long and how hard to try the servers. */
export interface SoakPlan {
  readonly games: number;
  readonly nodes: number;
  /** In every game, two bots make so many turns, and go on until nodes have died so often. */
  readonly turns: number;
  readonly deaths: number;
  /** Between two moves of a game, and between two deaths, on the average; in milliseconds. */
  readonly pause: number;
  readonly pauseBetweenDeaths: number;
  readonly seed: number;
  /** A PostgreSQL and a NATS; without them one node is alone with a folder. */
  readonly services: { readonly postgres: string; readonly nats: string } | undefined;
}

/** What came of it. */
export interface SoakReport {
  readonly acknowledged: number;
  readonly deaths: number;
  readonly seconds: number;
  /** All that was lost, doubled or left undone: there should be nothing. */
  readonly faults: readonly string[];
}

/** Bots play at nodes that die and come back; then what they were told is compared with the log. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const site = await writeSampleSite();
  const folder = await mkdtemp(join(tmpdir(), 'halma-soak-'));
  const { services } = plan;
  const place: StorePlace = services === undefined ? { folder } : { postgres: services.postgres };
  const nodes = await Nodes.start(plan.nodes, {
    SITE: site.folder,
    LEVEL_THREADS: '0',
    LIMIT_SCALE: '1000',
    ...(services === undefined
      ? { DATA_DIR: folder }
      : { DATABASE_URL: services.postgres, NATS_URL: services.nats }),
  });
  const began = performance.now();
  try {
    const journals = await playThroughDeaths(plan, nodes);
    const seconds = (performance.now() - began) / 1000;
    return {
      acknowledged: journals.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      deaths: nodes.deaths,
      seconds,
      faults: await compareAll(place, journals),
    };
  } finally {
    await nodes.stop();
    await site.remove();
    await rm(folder, { recursive: true });
  }
}

async function playThroughDeaths(plan: SoakPlan, nodes: Nodes): Promise<readonly Journal[]> {
  const random = seeded(plan.seed);
  let done = false;
  const killing = nodes.killAtRandom(random, plan.pauseBetweenDeaths, () => done);
  try {
    return await playByBots({
      ...plan,
      addresses: nodes.addresses,
      random,
      isEnough: () => nodes.deaths >= plan.deaths,
    });
  } finally {
    done = true;
    await killing;
  }
}

async function compareAll(place: StorePlace, journals: readonly Journal[]): Promise<readonly string[]> {
  const database = openBeside(place);
  if (database === undefined) return ['there is no database'];
  try {
    const compared = [];
    for (const journal of journals) compared.push(await compareJournal(database.query, journal));
    return compared.flat();
  } finally {
    await database.close();
  }
}
