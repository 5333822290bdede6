// Measures arenas in which programs play, with servers that the script starts: how long players wait for a table, the
// response times of moves, CPU time and memory. At the end, it compares each player's number of games in the standings
// with the rounds. An arena has at most 1,000 players, so more players are spread over several arenas. With --kills,
// the script kills that many servers during the arenas, one after another. Run: node bench/arena.mjs [--players 1000]
// [--minutes 6] [--think 4000] [--turns 8] [--nodes 1] [--store sqlite] [--kills 0]. --think is the mean time before a
// move, in milliseconds; --turns is the number of moves that a program makes before it resigns. With --store postgres,
// the script also starts PostgreSQL and NATS.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNats, startPostgres } from '../scripts/private-services.mjs';
import { ArenaBot } from './online/arena-bot.mjs';
import { createGuest, headersOf, newId } from './online/players.mjs';
import { startServers } from './online/servers.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '6' },
    think: { type: 'string', default: '4000' },
    turns: { type: 'string', default: '8' },
    nodes: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '0' },
  },
});
const players = Number(values.players);
const minutes = Number(values.minutes);
const nodes = Number(values.nodes);
const kills = Number(values.kills);
const pace = { thinkMs: Number(values.think), turns: Number(values.turns) };
if (values.store === 'sqlite' && nodes !== 1)
  throw new Error('SQLite supports only one node: use --nodes 1 or --store postgres');
if (kills >= nodes && kills > 0)
  throw new Error('at least one node must survive: --kills must be less than --nodes');

/** The maximum number of players in one arena. */
const MAX_PLAYERS = 1000;

/** The time that an arena may take to end after its last table has opened, in milliseconds. */
const END_LIMIT_MS = 10 * 60_000;

/** The number of accounts to create in parallel. */
const BATCH = 10;

const folder = mkdtempSync(join(tmpdir(), 'halma-arena-'));
writeFileSync(join(folder, 'index.html'), '');
const usesPostgres = values.store === 'postgres';
const postgres = usesPostgres ? await startPostgres({ durable: true }) : undefined;
const nats = usesPostgres ? await startNats() : undefined;
const servers = await startServers(nodes, {
  SITE: folder,
  BEHIND_PROXY: '1',
  PASSWORD_COST: '4',
  ...(usesPostgres
    ? { DATABASE_URL: postgres?.address, NATS_URL: nats?.address }
    : { DATA_DIR: join(folder, 'data') }),
});

/** @type {ArenaBot[]} */
const bots = [];
try {
  /** @type {import('./online/arena-bot.mjs').Measurements} */
  const measurements = { waitsMs: [], responseTimesMs: [], retries: 0, refusals: new Map() };
  const organiser = await createOrganiser();
  const arenaCount = Math.ceil(players / MAX_PLAYERS);
  /** @type {string[]} */
  const arenas = [];
  for (let index = 0; index < arenaCount; index += 1) arenas.push(await announce(organiser, index));
  for (let index = 0; index < players; index += 1) bots.push(new ArenaBot(index, servers, measurements));
  for (let start = 0; start < players; start += BATCH)
    await Promise.all(bots.slice(start, start + BATCH).map((bot) => bot.create()));
  await Promise.all(bots.map((bot, index) => bot.enter(arenas[index % arenaCount] ?? '', pace)));
  console.log(
    `${players} programs in ${arenaCount} arenas on ${nodes} nodes with ${usesPostgres ? 'PostgreSQL' : 'SQLite'}`,
  );
  // Gives the programs time to report that they are waiting before the start.
  await pause(6000);
  for (const arena of arenas) await command(organiser, arena, { do: 'start' });
  for (const bot of bots) bot.startWaiting();
  const [cpuBefore, startMs] = [servers.cpuSeconds(), performance.now()];
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause((minutes * 60_000) / (kills + 1));
    await servers.kill();
    console.log(`killed a node after ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  }
  await pause(startMs + minutes * 60_000 - 35_000 - performance.now());
  const seconds = (performance.now() - startMs) / 1000;
  const cores = ((servers.cpuSeconds() - cpuBefore) / seconds).toFixed(2);
  const moves = measurements.responseTimesMs.length;
  console.log(
    `${(moves / seconds).toFixed(0)} moves per second; response times: ${describeTimes(measurements.responseTimesMs, 1)} ms; ${cores} cores, ${(servers.kibibytes() / 1024).toFixed(0)} MiB`,
  );
  console.log(
    `${measurements.waitsMs.length / 2} tables; waits: ${describeTimes(
      measurements.waitsMs.map((ms) => ms / 1000),
      1,
    )} s; ${measurements.retries} commands repeated; refusals: ${JSON.stringify([...measurements.refusals])}`,
  );
  for (const [index, arena] of arenas.entries()) await compareStandings(arena, `13.0.0.${index + 1}`);
} finally {
  for (const bot of bots) bot.close();
  await servers.stop();
  await nats?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function createOrganiser() {
  const guest = await createGuest(servers.address(nodes - 1), 12);
  const response = await fetch(`${guest.server}/api/account`, {
    method: 'POST',
    headers: { ...headersOf(guest), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Organiser', password: 'hops and ladders 1885' }),
  });
  const token = /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return { ...guest, token: token ?? guest.token };
}

/**
 * @param {import('./online/players.mjs').Person} organiser
 * @param {number} index
 * @returns {Promise<string>} the path of the arena
 */
async function announce(organiser, index) {
  const setup = {
    name: `Arena ${index}`,
    format: 'arena',
    rules: { game: 'grasshopper-8', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 60_000, increment: 1000, delay: 0 },
    entry: 'accounts',
    bots: true,
    minutes,
    games: 1,
    odd: 'bye',
    level: 1,
    turns: 'within-one',
    startsAt: Date.now() + 3_600_000,
    pause: 0,
    text: '',
    listed: true,
  };
  const { tournament } = await post(organiser, '/api/tournaments', { id: newId(), setup });
  return `/api/tournaments/${tournament}`;
}

/**
 * @param {import('./online/players.mjs').Person} organiser
 * @param {string} arena
 * @param {object} body
 */
function command(organiser, arena, body) {
  return post(organiser, `${arena}/commands`, { id: newId(), command: body });
}

/**
 * @param {import('./online/players.mjs').Person} person
 * @param {string} path
 * @param {object} body
 */
async function post(person, path, body) {
  const response = await fetch(`${person.server}${path}`, {
    method: 'POST',
    headers: { ...headersOf(person), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/**
 * Waits for the end of an arena, and compares each player's number of games in its standings with its rounds.
 *
 * @param {string} arena
 * @param {string} clientAddress an address that no other call uses, because the server limits exports per address
 */
async function compareStandings(arena, clientAddress) {
  const address = servers.address(0);
  const headers = { 'x-forwarded-for': clientAddress };
  const deadline = Date.now() + END_LIMIT_MS;
  while ((await (await fetch(`${address}${arena}`, { headers })).json()).phase !== 'over') {
    if (Date.now() > deadline) throw new Error(`${arena} did not end in time`);
    await pause(2000);
  }
  const { tournament, rounds } = await (
    await fetch(`${address}${arena}/tournament.json`, { headers })
  ).json();
  /** @type {Map<string, number>} */
  const gamesPlayed = new Map();
  let undecided = 0;
  for (const { tables } of rounds)
    for (const { games } of tables)
      for (const { sides, places, absent = [] } of games) {
        if (places === undefined && absent.length === 0) undecided += 1;
        const people = sides.flat();
        if (!people.some((/** @type {string} */ person) => absent.includes(person)))
          for (const person of people) gamesPlayed.set(person, (gamesPlayed.get(person) ?? 0) + 1);
      }
  const wrongRows = tournament.standing.filter(
    (/** @type {{ person: string, played: number }} */ row) =>
      row.played !== (gamesPlayed.get(row.person) ?? 0),
  );
  console.log(
    `${tournament.setup.name}: ${rounds.length} rounds, ${tournament.seq + 1} events, ${undecided} games without a result, ${wrongRows.length} wrong rows of ${tournament.standing.length}`,
  );
}

/**
 * @param {readonly number[]} times
 * @param {number} digits
 */
function describeTimes(times, digits) {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (/** @type {number} */ share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(digits);
  return `median ${quantile(0.5)}, 95th percentile ${quantile(0.95)}, 99th percentile ${quantile(0.99)}, max ${quantile(1)}`;
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
