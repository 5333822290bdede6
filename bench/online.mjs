// Online play under load: many games at one move a second each (--pace: so many milliseconds a move; 0: as fast as answers come)
// on servers of this bench's own, every move acknowledged from disk, in several windows
// of time; the same while hostile sockets do their worst; then idle onlookers.
// Run: node bench/online.mjs [--games 500] [--seconds 20] [--windows 3] [--onlookers 5000] [--hostile 50] [--store sqlite]
// [--nodes 1]; with --store postgres, on a PostgreSQL and a NATS of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNats, startPostgres } from '../scripts/private-services.mjs';
import { beHostile } from './online/hostile-sockets.mjs';
import { newPerson, openSocket } from './online/people.mjs';
import { startServers } from './online/servers.mjs';
import { playOn, setTable } from './online/tables.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    pace: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    windows: { type: 'string', default: '3' },
    onlookers: { type: 'string', default: '5000' },
    hostile: { type: 'string', default: '50' },
    nodes: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
  },
});
const [games, pace, seconds, windows] = [values.games, values.pace, values.seconds, values.windows].map(
  Number,
);
const [onlookers, hostile, nodes] = [values.onlookers, values.hostile, values.nodes].map(Number);
if (values.store === 'sqlite' && nodes !== 1) throw new Error('a folder belongs to one node');

const folder = mkdtempSync(join(tmpdir(), 'halma-bench-'));
// The server wants a site; this one has a single empty page.
writeFileSync(join(folder, 'index.html'), '');
const isShared = values.store === 'postgres';
const postgres = isShared ? await startPostgres({ durable: true }) : undefined;
const nats = isShared ? await startNats() : undefined;
const servers = await startServers(Number(nodes), {
  SITE: folder,
  BEHIND_PROXY: '1',
  // Nobody plays as fast as answers come; in any other measurement the usual limits hold.
  ...(pace === 0 ? { LIMIT_SCALE: '100000' } : {}),
  ...(isShared
    ? { DATABASE_URL: postgres?.address, NATS_URL: nats?.address }
    : { DATA_DIR: join(folder, 'data') }),
});

try {
  /** @type {import('./online/tables.mjs').Table[]} */
  const tables = [];
  for (let index = 0; index < (games ?? 0); index += 1)
    tables.push(await setTable(servers.address(index), servers.address(index + 1)));
  console.log(
    `${games} games at ${nodes} nodes on ${isShared ? 'PostgreSQL' : 'SQLite'}, ${pace ? `a move each ${pace} ms` : 'as fast as answers come'}`,
  );
  const quiet = await measureWindows('');
  if (hostile) {
    const end = await beHostile({ address: servers.address(0), count: hostile, game: tables[0]?.game ?? '' });
    const beside = await measureWindows(` with ${hostile} hostile sockets`);
    const { sent, opened, refused } = await end();
    console.log(
      `the hostile sockets sent ${sent} messages, were opened ${opened} times and refused ${refused} times; the middle one of the windows is ${(beside / quiet).toFixed(2)} times the quiet one`,
    );
  }
  if (onlookers) await countMemory();

  /** @param {string} what @returns {Promise<number>} what 99 of 100 moves are within, in the middle one of the windows */
  async function measureWindows(what) {
    const measured = [];
    for (let window = 1; window <= (windows ?? 0); window += 1)
      measured.push(await measure(`window ${window}${what}`));
    measured.sort((one, other) => one - other);
    return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
  }

  /** @param {string} name @returns {Promise<number>} what 99 of 100 moves are within */
  async function measure(name) {
    const before = servers.processorSeconds();
    const waits = (await Promise.all(tables.map((table) => playOn(table, seconds ?? 0, pace ?? 0)))).flat();
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
    /** @type {import('./online/people.mjs').Person | undefined} */
    let person;
    for (let index = 0; index < (onlookers ?? 0); index += 1) {
      // One person has at most thirty sockets.
      if (person === undefined || index % 25 === 0) person = await newPerson(servers.address(0));
      const socket = await openSocket(person);
      socket.send(JSON.stringify({ say: 'watch', game: tables[index % tables.length]?.game }));
    }
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const each = ((servers.kibibytes() - before) / (onlookers ?? 1)).toFixed(1);
    console.log(`${onlookers} idle onlookers: ${each} KiB of memory each`);
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
