import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/private-services.mjs';
import { openSharedDatabase, type StoreLocation } from '../../src/store/store.ts';
import { writeSampleSite } from '../sample-site.ts';
import { seeded } from '../simulation/faults.ts';
import { type Journal, playByBots } from './bots.ts';
import { compareJournal } from './compare-journals.ts';
import { Nodes } from './nodes.ts';
import { RoundRobinProxy } from './proxy.ts';

/** The load of a soak, and how often its servers are killed. */
export interface SoakPlan {
  readonly games: number;
  readonly nodes: number;
  /** The number of turns of each game; it goes on until nodes have been killed `deaths` times. */
  readonly turns: number;
  readonly deaths: number;
  /** The mean pause between two moves of a game, in milliseconds. */
  readonly pause: number;
  /** The mean pause between two deaths, in milliseconds. */
  readonly pauseBetweenDeaths: number;
  readonly seed: number;
  /** The addresses of a PostgreSQL and a NATS; undefined for one node with a data folder. */
  readonly services: { readonly postgres: string; readonly nats: string } | undefined;
  /** Whether bots reach the nodes through a proxy; otherwise they choose among the nodes themselves. */
  readonly behindProxy?: boolean;
}

/** The result of a soak. */
export interface SoakReport {
  readonly acknowledged: number;
  readonly deaths: number;
  readonly seconds: number;
  /** What was lost, doubled or not finished; empty if the soak succeeds. */
  readonly faults: readonly string[];
}

/** Lets bots play at nodes that are killed and come back, then compares what was acknowledged with the logs. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const site = await writeSampleSite();
  const folder = await mkdtemp(join(tmpdir(), 'halma-soak-'));
  const { services } = plan;
  const place: StoreLocation = services === undefined ? { folder } : { postgres: services.postgres };
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

/** Returns the variables of nodes that share a store, as in compose.yaml. @param front the public address */
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
  // A node that does not come back ends the run with its error; otherwise the bots would wait for deaths for ever.
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

async function compareAll(place: StoreLocation, journals: readonly Journal[]): Promise<readonly string[]> {
  const database = openSharedDatabase(place);
  if (database === undefined) return ['there is no database'];
  try {
    const compared = [];
    for (const journal of journals) compared.push(await compareJournal(database.query, journal));
    return compared.flat();
  } finally {
    await database.close();
  }
}
