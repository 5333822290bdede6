// Measures what the page with the games in progress costs a server that the script starts: many games with a
// move every few seconds, first without spectators, then with many who poll the page as a browser does, and
// once more after a pause. Prints, per second, the server's CPU time and the bytes that the spectators receive,
// including headers. Run: node bench/watch.mjs [--games 500] [--watchers 1000] [--interval 5000] [--poll 1500]
// [--seconds 20] [--pause 60]
// --interval is the time between two moves of a game and --poll the time between two requests by a spectator,
// in milliseconds; --seconds is the length of each measurement, and --pause the time before the last one, in
// seconds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playOn, startGame } from './online/games.mjs';
import { startServers } from './online/servers.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    watchers: { type: 'string', default: '1000' },
    interval: { type: 'string', default: '5000' },
    poll: { type: 'string', default: '1500' },
    seconds: { type: 'string', default: '20' },
    pause: { type: 'string', default: '60' },
  },
});
const [games = 0, watchers = 0, intervalMs = 0] = [values.games, values.watchers, values.interval].map(
  Number,
);
const [pollMs = 0, seconds = 0, pauseSeconds = 0] = [values.poll, values.seconds, values.pause].map(Number);

const folder = mkdtempSync(join(tmpdir(), 'halma-bench-'));
// The server needs a site. This one has a single empty page.
writeFileSync(join(folder, 'index.html'), '');
const servers = await startServers(1, { SITE: folder, BEHIND_PROXY: '1', DATA_DIR: join(folder, 'data') });
const address = servers.address(0);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const counts = { requests: 0, unchanged: 0, failures: 0, bytes: 0 };
/** @type {number[]} */
let responseTimesMs = [];
let isDone = false;

try {
  const startedGames = [];
  for (let index = 0; index < games; index += 1)
    startedGames.push(await startGame(address, address, { listed: true }));
  const total = 3 * seconds + pauseSeconds + 10;
  const playing = startedGames.map((game) => playOn(game, total, intervalMs));
  console.log(`${games} games with a move every ${intervalMs} ms`);
  await pause(5000);
  await measure('without spectators');
  const watching = Array.from({ length: watchers }, (_, index) => watch(index));
  await pause(2000);
  await measure(`${watchers} spectators who poll every ${pollMs} ms`);
  await pause(pauseSeconds * 1000);
  await measure(`the same ${pauseSeconds} s later`);
  isDone = true;
  await Promise.all([...watching, ...playing]);
} finally {
  agent.destroy();
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** @param {string} name */
async function measure(name) {
  const before = { ...counts };
  responseTimesMs = [];
  const [cpu, start] = [servers.cpuSeconds(), performance.now()];
  await pause(seconds * 1000);
  const elapsed = (performance.now() - start) / 1000;
  const cpuShare = ((servers.cpuSeconds() - cpu) / elapsed) * 100;
  const perSecond = (/** @type {keyof typeof counts} */ key) => (counts[key] - before[key]) / elapsed;
  responseTimesMs.sort((one, other) => one - other);
  const percentile99 = responseTimesMs[Math.floor(responseTimesMs.length * 0.99)] ?? 0;
  console.log(
    `${name}: ${cpuShare.toFixed(1)}% of a core, ${(perSecond('bytes') / 1000).toFixed(0)} kB/s in ${perSecond('requests').toFixed(0)} responses/s, ` +
      `${perSecond('unchanged').toFixed(0)} of them unchanged, ${perSecond('failures').toFixed(0)} failures/s, 99% within ${percentile99.toFixed(0)} ms, ` +
      `${(servers.kibibytes() / 1024).toFixed(0)} MiB`,
  );
}

/**
 * Polls the page as a browser does: with the version that it has, and with the entity tag of the latest
 * response for that URL.
 */
async function watch(/** @type {number} */ index) {
  const clientAddress = `10.${(index >> 8) & 255}.${index & 255}.1`;
  let version = '';
  let latestResponse = { path: '', tag: '' };
  await pause(Math.random() * pollMs);
  while (!isDone) {
    const path = `/api/running${version === '' ? '' : `?since=${version}`}`;
    const start = performance.now();
    const response = await request(path, {
      'x-forwarded-for': clientAddress,
      ...(latestResponse.path === path ? { 'if-none-match': latestResponse.tag } : {}),
    });
    responseTimesMs.push(performance.now() - start);
    counts.requests += 1;
    counts.bytes += response.bytes;
    if (response.status === 304) counts.unchanged += 1;
    else if (response.status === 200) {
      version = JSON.parse(response.text).version;
      latestResponse = { path, tag: response.tag };
    } else counts.failures += 1;
    await pause(pollMs - (performance.now() - start));
  }
}

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, tag: string, text: string, bytes: number }>}
 */
function request(path, headers) {
  return new Promise((resolve, reject) => {
    const clientRequest = http.get(`${address}${path}`, { agent, headers }, (response) => {
      const { socket } = response;
      const before = Number(Reflect.get(socket, 'countedBytes') ?? 0);
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => {
        const { bytesRead } = socket;
        Reflect.set(socket, 'countedBytes', bytesRead);
        const tag = response.headers.etag ?? '';
        resolve({ status: response.statusCode ?? 0, tag, text, bytes: bytesRead - before });
      });
    });
    clientRequest.on('error', reject);
  });
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
