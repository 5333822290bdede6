// Measures the cost of long lists and of crowds on a server that the script starts: the lists of a person who
// has many games, a lobby with many open games, the download of all games, and the moves of a long game with
// a spectator delay that many people watch. Prints the server's CPU time per request or move, and how long
// other requests waited. Run: node bench/online-lists.mjs [--games 10000] [--open 1000] [--plies 2000]
// [--spectators 1000]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGame, createStartPosition, makeMove } from './online/games.mjs';
import { createGuest, headersOf, newId, openSocket, sendCommand } from './online/players.mjs';
import { startServers } from './online/servers.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    open: { type: 'string', default: '1000' },
    plies: { type: 'string', default: '2000' },
    spectators: { type: 'string', default: '1000' },
  },
});
const [games = 0, openGames = 0, plies = 0, spectators = 0] = [
  values.games,
  values.open,
  values.plies,
  values.spectators,
].map(Number);

/** The number of requests that the script sends in parallel while it creates the games. */
const CONCURRENCY = 40;

/** The maximum number of open games that a server allows one person. */
const OPEN_GAMES_PER_PERSON = 5;

const folder = mkdtempSync(join(tmpdir(), 'halma-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const servers = await startServers(1, {
  SITE: folder,
  BEHIND_PROXY: '1',
  LIMIT_SCALE: '1000000',
  DATA_DIR: join(folder, 'data'),
});
const address = servers.address(0);

try {
  const collector = await createGuest(address);
  await inParallel(games, async () => {
    const game = await createGame(collector, {
      seats: { A: { kind: 'me' }, C: { kind: 'level', level: 1 } },
    });
    const command = { id: newId(), command: { do: 'abort' } };
    await request(collector, 'POST', `/api/games/${game}/commands`, command);
  });
  await inParallel(Math.ceil(openGames / OPEN_GAMES_PER_PERSON), async () => {
    const person = await createGuest(address);
    for (let count = 0; count < OPEN_GAMES_PER_PERSON; count += 1)
      await createGame(person, { listed: true, seats: { A: { kind: 'me' }, C: { kind: 'open' } } });
  });
  console.log(`${games} games of one person, ${openGames} open games`);
  const [first] = JSON.parse(await request(collector, 'GET', '/api/games'));
  const cursor = first.createdAt - 1;
  await measureRequests('a page of the games', 200, collector, '/api/games');
  await measureRequests('a later page', 200, collector, `/api/games?before=${cursor}`);
  await measureRequests('a page of the games that were aborted', 200, collector, '/api/games?phase=aborted');
  await measureRequests('the games in progress', 200, collector, '/api/games?running=yes');
  await measureRequests('the lobby', 200, collector, '/api/lobby');
  await measureRequests('the download of all games', 1, collector, '/api/account/export');
  await measureDelayedGame();
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measureDelayedGame() {
  const [host, guest] = [await createGuest(address), await createGuest(address)];
  const game = await createGame(host, {
    spectatorsBehind: 5,
    seats: { A: { kind: 'me' }, C: { kind: 'open' } },
  });
  const sockets = await Promise.all([openSocket(host), openSocket(guest)]);
  await sendCommand(sockets[1], game, { do: 'join' });
  const players = { game, sockets, position: createStartPosition() };
  for (let ply = 0; ply < plies; ply += 1) await makeMove(players);
  const stranger = await createGuest(address);
  await measureRequests(`a delayed game of ${plies} moves`, 200, stranger, `/api/games/${game}`);
  await measureMoves(`a move of a delayed game of ${plies} moves`, players);
  let person = await createGuest(address);
  for (let index = 0; index < spectators; index += 1) {
    // A server allows thirty sockets per person.
    if (index % 25 === 24) person = await createGuest(address);
    const socket = await openSocket(person);
    socket.send(JSON.stringify({ say: 'watch', game }));
  }
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await measureMoves(`the same with ${spectators} spectators`, players);
}

/**
 * @param {string} name
 * @param {import('./online/games.mjs').BenchGame} players
 */
async function measureMoves(name, players) {
  const moves = 100;
  const before = servers.cpuSeconds();
  for (let index = 0; index < moves; index += 1) await makeMove(players);
  await new Promise((resolve) => setTimeout(resolve, 500));
  console.log(`${name}: ${cpuMsPer(before, moves)} ms of CPU time`);
}

/**
 * @param {string} name
 * @param {number} count
 * @param {import('./online/players.mjs').Person} person
 * @param {string} path
 */
async function measureRequests(name, count, person, path) {
  let longestMs = 0;
  let isDone = false;
  const otherRequests = (async () => {
    while (!isDone) {
      const startMs = performance.now();
      await request(person, 'GET', '/healthz');
      longestMs = Math.max(longestMs, performance.now() - startMs);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const before = servers.cpuSeconds();
  for (let index = 0; index < count; index += 1) await request(person, 'GET', path);
  const cpuMs = cpuMsPer(before, count);
  isDone = true;
  await otherRequests;
  console.log(`${name}: ${cpuMs} ms of CPU time; another request waited ${longestMs.toFixed(0)} ms at most`);
}

/**
 * Returns the CPU time per request or move since an earlier reading, in milliseconds.
 *
 * @param {number} before the CPU time of the servers at that reading, in seconds
 * @param {number} count the number of requests or moves
 */
function cpuMsPer(before, count) {
  return (((servers.cpuSeconds() - before) / count) * 1000).toFixed(2);
}

/**
 * @param {import('./online/players.mjs').Person} person
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function request(person, method, path, body) {
  const response = await fetch(`${person.server}${path}`, {
    method,
    headers: { ...headersOf(person), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return text;
}

/**
 * @param {number} count
 * @param {() => Promise<void>} task
 */
async function inParallel(count, task) {
  let remaining = count;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (remaining > 0) {
        remaining -= 1;
        await task();
      }
    }),
  );
}
