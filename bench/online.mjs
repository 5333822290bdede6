// Measures online play under load: many games at one move a second each, with all moves on disk before their acknowledgement, in
// several windows of time; the same beside hostile sockets; then the memory of idle spectators. The bench starts its own servers.
// --pace is the time between two moves in milliseconds; 0: as fast as answers come.
// Run: node bench/online.mjs [--games 500] [--seconds 20] [--windows 3] [--spectators 5000] [--hostile 50] [--store sqlite]
// [--nodes 1]; with --store postgres, it also starts its own PostgreSQL and NATS.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNats, startPostgres } from '../scripts/private-services.mjs';
import { playOn, startGame } from './online/games.mjs';
import { startHostileSockets } from './online/hostile-sockets.mjs';
import { newPerson, openSocket } from './online/players.mjs';
import { startServers } from './online/servers.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    pace: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    windows: { type: 'string', default: '3' },
    spectators: { type: 'string', default: '5000' },
    hostile: { type: 'string', default: '50' },
    nodes: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
  },
});
const [games, pace, seconds, windows] = [values.games, values.pace, values.seconds, values.windows].map(
  Number,
);
const [spectators, hostile, nodes] = [values.spectators, values.hostile, values.nodes].map(Number);
if (values.store === 'sqlite' && nodes !== 1) throw new Error('a folder belongs to one node');

const folder = mkdtempSync(join(tmpdir(), 'halma-bench-'));
// The server needs a site; this one has a single empty page.
writeFileSync(join(folder, 'index.html'), '');
const isShared = values.store === 'postgres';
const postgres = isShared ? await startPostgres({ durable: true }) : undefined;
const nats = isShared ? await startNats() : undefined;
const servers = await startServers(Number(nodes), {
  SITE: folder,
  BEHIND_PROXY: '1',
  // No player moves as fast as answers come; all other measurements keep the usual limits.
  ...(pace === 0 ? { LIMIT_SCALE: '100000' } : {}),
  ...(isShared
    ? { DATABASE_URL: postgres?.address, NATS_URL: nats?.address }
    : { DATA_DIR: join(folder, 'data') }),
});

try {
  /** @type {import('./online/games.mjs').BenchGame[]} */
  const started = [];
  for (let index = 0; index < (games ?? 0); index += 1)
    started.push(await startGame(servers.address(index), servers.address(index + 1)));
  console.log(
    `${games} games at ${nodes} nodes on ${isShared ? 'PostgreSQL' : 'SQLite'}, ${pace ? `a move each ${pace} ms` : 'as fast as answers come'}`,
  );
  const undisturbed = await measureWindows('');
  if (hostile) {
    const end = await startHostileSockets({
      address: servers.address(0),
      count: hostile,
      game: started[0]?.game ?? '',
    });
    const beside = await measureWindows(` with ${hostile} hostile sockets`);
    const { sent, opened, refused } = await end();
    console.log(
      `the hostile sockets sent ${sent} messages, were opened ${opened} times and refused ${refused} times; the median window is ${(beside / undisturbed).toFixed(2)} times the undisturbed one`,
    );
  }
  if (spectators) await countMemory();

  /** @param {string} what @returns {Promise<number>} the 99th percentile of the answer times in milliseconds, in the median window */
  async function measureWindows(what) {
    const measured = [];
    for (let window = 1; window <= (windows ?? 0); window += 1)
      measured.push(await measure(`window ${window}${what}`));
    measured.sort((one, other) => one - other);
    return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
  }

  /** @param {string} name @returns {Promise<number>} the 99th percentile of the answer times, in milliseconds */
  async function measure(name) {
    const before = servers.processorSeconds();
    const waits = (await Promise.all(started.map((game) => playOn(game, seconds ?? 0, pace ?? 0)))).flat();
    waits.sort((one, other) => one - other);
    const spent = servers.processorSeconds() - before;
    const [half, most, all] = [0.5, 0.99, 1].map((share) => at(waits, share));
    console.log(
      `${name}: ${(waits.length / (seconds ?? 1)).toFixed(0)} moves a second; half within ${half?.toFixed(1)} ms, 99 of 100 within ${most?.toFixed(1)} ms, all within ${all?.toFixed(1)} ms; ${((spent / waits.length) * 1000).toFixed(2)} ms of processor time a move`,
    );
    return most ?? Number.NaN;
  }

  async function countMemory() {
    const before = servers.kibibytes();
    /** @type {import('./online/players.mjs').Person | undefined} */
    let person;
    for (let index = 0; index < (spectators ?? 0); index += 1) {
      // One person has at most thirty sockets.
      if (person === undefined || index % 25 === 0) person = await newPerson(servers.address(0));
      const socket = await openSocket(person);
      socket.send(JSON.stringify({ say: 'watch', game: started[index % started.length]?.game }));
    }
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const each = ((servers.kibibytes() - before) / (spectators ?? 1)).toFixed(1);
    console.log(`${spectators} idle spectators: ${each} KiB of memory each`);
  }
} finally {
  await servers.stop();
  await nats?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** @param {readonly number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
