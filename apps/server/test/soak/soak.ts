import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/private-services.mjs';
import { openSharedDatabase, type StoreLocation } from '../../src/store/store.ts';
import { writeSampleSite } from '../sample-site.ts';
import { seededRandom } from '../simulation/faults.ts';
import { type GameJournal, playWithBots } from './bots.ts';
import { compareJournal } from './compare-journals.ts';
import { Nodes } from './nodes.ts';
import { RoundRobinProxy } from './proxy.ts';

/** The load of a soak test, and how often its servers are killed. */
export interface SoakPlan {
  readonly games: number;
  readonly nodes: number;
  /** The minimum number of moves in each game. Games continue until nodes have been killed `kills` times. */
  readonly moves: number;
  readonly kills: number;
  /** The mean pause between two moves in a game, in milliseconds. */
  readonly pauseMs: number;
  /**
   * The mean pause between two kills, in milliseconds. It lasts until the games have progressed, however slow the
   * machine is.
   */
  readonly pauseBetweenKillsMs: number;
  readonly seed: number;
  /** The addresses of a PostgreSQL server and a NATS server; undefined for one node with a data folder. */
  readonly services: { readonly postgres: string; readonly nats: string } | undefined;
  /** Disturbs the bus or the store once, and lets it recover; called repeatedly while the bots play. */
  readonly disturb?: (random: () => number) => Promise<void>;
  /** Whether the bots of every second game reach the nodes through a proxy. All others choose a node themselves. */
  readonly hasProxy?: boolean;
}

/** The result of a soak test. */
export interface SoakReport {
  readonly acknowledged: number;
  readonly kills: number;
  readonly seconds: number;
  /** The commands or games that were lost, repeated or not finished; empty if the test succeeds. */
  readonly faults: readonly string[];
}

/**
 * Has bots play on nodes that are killed and restarted, then compares the acknowledged commands with the
 * logs.
 */
export async function runSoak(plan: SoakPlan): Promise<SoakReport> {
  const site = await writeSampleSite();
  const folder = await mkdtemp(join(tmpdir(), 'halma-soak-'));
  const { services } = plan;
  const location: StoreLocation = services === undefined ? { folder } : { postgres: services.postgres };
  const proxyUrl = `http://127.0.0.1:${await freePort()}`;
  const nodes = await Nodes.start(plan.nodes, {
    SITE: site.folder,
    LIMIT_SCALE: '1000',
    ...(services === undefined
      ? { DATA_DIR: folder, LEVEL_THREADS: '0' }
      : clusterEnvironment(services, plan.hasProxy ? proxyUrl : '')),
  });
  const proxy = plan.hasProxy
    ? await RoundRobinProxy.start(() => nodes.addresses, Number(new URL(proxyUrl).port))
    : undefined;
  const startedAt = performance.now();
  try {
    const journals = await playThroughKills(plan, nodes, (game) =>
      proxy !== undefined && game % 2 === 1 ? [proxyUrl] : nodes.addresses,
    );
    const seconds = (performance.now() - startedAt) / 1000;
    return {
      acknowledged: journals.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      kills: nodes.kills,
      seconds,
      faults: await compareAll(location, journals),
    };
  } finally {
    await proxy?.stop();
    await nodes.stop();
    await site.remove();
    await rm(folder, { recursive: true });
  }
}

/**
 * Returns the environment of nodes that share a store, as in compose.yaml.
 *
 * @param publicUrl empty if there is no proxy
 */
export function clusterEnvironment(
  services: NonNullable<SoakPlan['services']>,
  publicUrl: string,
): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: services.postgres,
    NATS_URL: services.nats,
    PUBLIC_URL: publicUrl,
    BEHIND_PROXY: publicUrl === '' ? '0' : '1',
    LEVEL_THREADS: '0',
  };
}

async function playThroughKills(
  plan: SoakPlan,
  nodes: Nodes,
  addressesOf: (game: number) => readonly string[],
): Promise<readonly GameJournal[]> {
  const random = seededRandom(plan.seed);
  let isDone = false;
  let hasFailed = false;
  let moves = 0;
  /** Waits until the server has acknowledged another move in a quarter of the games, on average. */
  const waitForProgress = async (): Promise<void> => {
    const target = moves + Math.ceil(plan.games / 4);
    while (!isDone && moves < target) await sleep(100);
  };
  const pause = async (): Promise<void> => {
    await sleep(plan.pauseBetweenKillsMs * (0.5 + random()));
    await waitForProgress();
  };
  const killing = nodes.killAtRandom(random, pause, () => isDone);
  // If a node does not restart, the run fails with its error, because the bots would wait forever for more
  // kills.
  killing.catch(() => {
    hasFailed = true;
  });
  const disturbing = disturbUntil(plan, random, () => isDone, waitForProgress);
  try {
    return await playWithBots({
      ...plan,
      addressesOf,
      random,
      onMove: () => {
        moves += 1;
      },
      isEnough: () => hasFailed || nodes.kills >= plan.kills,
    });
  } finally {
    isDone = true;
    await Promise.all([killing, disturbing]);
  }
}

async function disturbUntil(
  { disturb }: SoakPlan,
  random: () => number,
  isDone: () => boolean,
  waitForProgress: () => Promise<void>,
): Promise<void> {
  while (disturb !== undefined && !isDone()) {
    await disturb(random);
    await waitForProgress();
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function compareAll(
  location: StoreLocation,
  journals: readonly GameJournal[],
): Promise<readonly string[]> {
  const database = openSharedDatabase(location);
  if (database === undefined) return ['there is no database'];
  try {
    const faults = [];
    for (const journal of journals) faults.push(await compareJournal(database.query, journal));
    return faults.flat();
  } finally {
    await database.close();
  }
}
