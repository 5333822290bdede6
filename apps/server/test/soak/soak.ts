import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/private-services.mjs';
import { openBeside, type StorePlace } from '../../src/store/store.ts';
import { writeSampleSite } from '../sample-site.ts';
import { seeded } from '../simulation/faults.ts';
import { type Journal, playByBots } from './bots.ts';
import { compareJournal } from './compare-journals.ts';
import { Nodes } from './nodes.ts';
import { RoundRobinProxy } from './proxy.ts';

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
  /** Bots know one address, with a proxy behind it; else they choose among the nodes themselves. */
  readonly behindProxy?: boolean;
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
  const front = `http://127.0.0.1:${await freePort()}`;
  const nodes = await Nodes.start(plan.nodes, {
    SITE: site.folder,
    LIMIT_SCALE: '1000',
    ...(services === undefined
      ? { DATA_DIR: folder, LEVEL_THREADS: '0' }
      : variablesOf(services, plan.behindProxy ? front : '')),
  });
  const proxy = plan.behindProxy
    ? await RoundRobinProxy.start(() => nodes.addresses, Number(new URL(front).port))
    : undefined;
  const began = performance.now();
  try {
    const journals = await playThroughDeaths(plan, nodes, proxy === undefined ? nodes.addresses : [front]);
    const seconds = (performance.now() - began) / 1000;
    return {
      acknowledged: journals.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      deaths: nodes.deaths,
      seconds,
      faults: await compareAll(place, journals),
    };
  } finally {
    await proxy?.stop();
    await nodes.stop();
    await site.remove();
    await rm(folder, { recursive: true });
  }
}

/** What nodes that share a store are told: the same variables as in compose.yaml. @param front the address people know */
export function variablesOf(
  services: NonNullable<SoakPlan['services']>,
  front: string,
): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: services.postgres,
    NATS_URL: services.nats,
    PUBLIC_URL: front,
    BEHIND_PROXY: front === '' ? '0' : '1',
    LEVEL_THREADS: '0',
  };
}

async function playThroughDeaths(
  plan: SoakPlan,
  nodes: Nodes,
  addresses: readonly string[],
): Promise<readonly Journal[]> {
  const random = seeded(plan.seed);
  let done = false;
  let isOver = false;
  const killing = nodes.killAtRandom(random, plan.pauseBetweenDeaths, () => done);
  // A node that does not come back ends the run with its fault; else the bots would wait for deaths for ever.
  killing.catch(() => {
    isOver = true;
  });
  try {
    return await playByBots({
      ...plan,
      addresses,
      random,
      isEnough: () => isOver || nodes.deaths >= plan.deaths,
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
