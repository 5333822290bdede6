// Measures online play under load, with servers that the script starts: first the memory of idle spectators, then, in
// several time windows, many games with one move per second each, which these spectators watch. Every move is on disk
// before the server acknowledges it. The script then repeats this with hostile sockets. --interval is the time between
// two moves of a game, in milliseconds; with 0, the next move follows as soon as the server responds. Run: node
// bench/online.mjs [--games 500] [--seconds 20] [--windows 3] [--spectators 5000] [--hostile 50] [--store sqlite]
// [--nodes 1] [--profile FOLDER]. With --store postgres, the script also starts PostgreSQL and NATS. With --profile,
// each server writes a CPU profile to that folder when it stops; the profiler itself takes CPU time.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNats, startPostgres } from '../scripts/private-services.mjs';
import { playOn, startGame } from './online/games.mjs';
import { startHostileSockets } from './online/hostile-sockets.mjs';
import { createGuest, openSocket } from './online/players.mjs';
import { startServers } from './online/servers.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    interval: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    windows: { type: 'string', default: '3' },
    spectators: { type: 'string', default: '5000' },
    hostile: { type: 'string', default: '50' },
    nodes: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
    profile: { type: 'string' },
  },
});
const [games, intervalMs, seconds, windows] = [
  values.games,
  values.interval,
  values.seconds,
  values.windows,
].map(Number);
const [spectators, hostile, nodes] = [values.spectators, values.hostile, values.nodes].map(Number);
if (values.store === 'sqlite' && nodes !== 1)
  throw new Error('SQLite supports only one node: use --nodes 1 or --store postgres');

const folder = mkdtempSync(join(tmpdir(), 'halma-bench-'));
// The server needs a site. This one has a single empty page.
writeFileSync(join(folder, 'index.html'), '');
const usesPostgres = values.store === 'postgres';
const postgres = usesPostgres ? await startPostgres({ durable: true }) : undefined;
const nats = usesPostgres ? await startNats() : undefined;
const environment = {
  SITE: folder,
  BEHIND_PROXY: '1',
  // With --interval 0, players move faster than the default limits allow.
  ...(intervalMs === 0 ? { LIMIT_SCALE: '100000' } : {}),
  ...(usesPostgres
    ? { DATABASE_URL: postgres?.address, NATS_URL: nats?.address }
    : { DATA_DIR: join(folder, 'data') }),
};
const servers = await startServers(Number(nodes), environment, values.profile);

try {
  /** @type {import('./online/games.mjs').BenchGame[]} */
  const startedGames = [];
  for (let index = 0; index < (games ?? 0); index += 1)
    startedGames.push(await startGame(servers.address(index), servers.address(index + 1)));
  console.log(
    `${games} games on ${nodes} nodes with ${usesPostgres ? 'PostgreSQL' : 'SQLite'}, ${intervalMs ? `a move every ${intervalMs} ms` : 'as fast as the server responds'}`,
  );
  if (spectators) await measureMemory();
  const undisturbedMs = await measureWindows('');
  if (hostile) {
    const stopHostileSockets = await startHostileSockets({
      address: servers.address(0),
      count: hostile,
      game: startedGames[0]?.game ?? '',
    });
    const disturbedMs = await measureWindows(` with ${hostile} hostile sockets`);
    const { sent, opened, refused } = await stopHostileSockets();
    console.log(
      `hostile sockets: ${sent} messages sent, ${opened} connections opened, ${refused} refused; the 99th percentile is ${(disturbedMs / undisturbedMs).toFixed(2)} times the undisturbed value`,
    );
  }

  /**
   * @param {string} suffix the end of the window names
   * @returns {Promise<number>} the 99th percentile of the response times in the median window, in milliseconds
   */
  async function measureWindows(suffix) {
    const percentiles = [];
    for (let window = 1; window <= (windows ?? 0); window += 1)
      percentiles.push(await measure(`window ${window}${suffix}`));
    percentiles.sort((one, other) => one - other);
    return percentiles[Math.floor(percentiles.length / 2)] ?? Number.NaN;
  }

  /**
   * @param {string} name
   * @returns {Promise<number>} the 99th percentile of the response times, in milliseconds
   */
  async function measure(name) {
    const [cpuBefore, kernelBefore] = [servers.cpuSeconds(), servers.kernelSeconds()];
    const responseTimesMs = (
      await Promise.all(startedGames.map((game) => playOn(game, seconds ?? 0, intervalMs ?? 0)))
    ).flat();
    responseTimesMs.sort((one, other) => one - other);
    const [cpu, kernel] = [servers.cpuSeconds() - cpuBefore, servers.kernelSeconds() - kernelBefore];
    const perMove = (/** @type {number} */ timeSeconds) =>
      ((timeSeconds / responseTimesMs.length) * 1000).toFixed(2);
    const [median, percentile99, max] = [0.5, 0.99, 1].map((share) => quantile(responseTimesMs, share));
    console.log(
      `${name}: ${(responseTimesMs.length / (seconds ?? 1)).toFixed(0)} moves per second; response times: median ${median?.toFixed(1)} ms, 99th percentile ${percentile99?.toFixed(1)} ms, max ${max?.toFixed(1)} ms; ${perMove(cpu)} ms of CPU time per move, ${perMove(kernel)} ms of it in the kernel`,
    );
    return percentile99 ?? Number.NaN;
  }

  /** Measures the memory per idle spectator. The first fifth only warm up the server, which must first reserve memory. */
  async function measureMemory() {
    const warmUpCount = Math.floor((spectators ?? 0) / 5);
    const measuredCount = (spectators ?? 0) - warmUpCount;
    const start = servers.kibibytes();
    const before = await openSpectators(warmUpCount);
    const after = await openSpectators(measuredCount);
    const kibibytesEach = ((after - before) / measuredCount).toFixed(1);
    const totals = [start, before, after].map((kibibytes) => (kibibytes / 1024).toFixed(0));
    console.log(
      `${measuredCount} idle spectators after ${warmUpCount}: ${kibibytesEach} KiB of memory each, ${totals.join(' → ')} MiB in all`,
    );
  }

  /**
   * Opens the sockets of spectators.
   *
   * @param {number} count
   * @returns {Promise<number>} the memory that the servers use afterwards, in KiB
   */
  async function openSpectators(count) {
    /** @type {import('./online/players.mjs').Person | undefined} */
    let person;
    for (let index = 0; index < count; index += 1) {
      // The server allows thirty sockets per person.
      if (person === undefined || index % 25 === 0) person = await createGuest(servers.address(0));
      const socket = await openSocket(person);
      socket.send(JSON.stringify({ say: 'watch', game: startedGames[index % startedGames.length]?.game }));
    }
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return servers.kibibytes();
  }
} finally {
  await servers.stop();
  await nats?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/**
 * Returns the value that is greater than the given share of all values.
 *
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
