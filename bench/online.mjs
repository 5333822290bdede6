// Online play under load: so many games at one move a second each on a server of its own, every move acknowledged from disk;
// then idle onlookers. `node bench/online.mjs [games] [seconds] [onlookers]`; with DATABASE_URL and NATS_URL on those.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatShortMove, legalMoves, makeRules, playListed, startPosition } from '@halma/rules';
import WebSocket from 'ws';

const [games = 500, seconds = 30, onlookers = 1000] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), 'halma-bench-'));
// The server wants a site; this one has a single empty page.
writeFileSync(join(folder, 'index.html'), '');
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))],
  {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE: folder,
      DATA_DIR: join(folder, 'data'),
      LEVEL_THREADS: '0',
      LIMIT_SCALE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [ready] = await once(server.stdout, 'data');
const port = /localhost:(\d+)/.exec(String(ready))?.[1];
const address = `http://127.0.0.1:${port}`;

let latestToken = '';

try {
  const tables = [];
  for (let index = 0; index < games; index += 1) tables.push(await setTable());
  const idle = processorSeconds();
  const waits = (await Promise.all(tables.map(playOn))).flat().toSorted((one, other) => one - other);
  const busy = (processorSeconds() - idle) / waits.length;
  const rate = (waits.length / seconds).toFixed(0);
  console.log(
    `${games} games for ${seconds} s: ${waits.length} moves acknowledged from disk, ${rate} a second`,
  );
  console.log(
    `half within ${at(waits, 0.5)} ms, 99 of 100 within ${at(waits, 0.99)} ms, all within ${at(waits, 1)} ms`,
  );
  console.log(`${(busy * 1000).toFixed(2)} ms of the server's processor time a move`);
  const before = memoryInKibibytes();
  for (let index = 0; index < onlookers; index += 1) {
    // One person has at most thirty sockets.
    if (index % 25 === 0) latestToken = await newSession();
    const socket = await openSocket(latestToken);
    socket.send(JSON.stringify({ say: 'watch', game: tables[index % tables.length]?.game }));
  }
  await pause(3000);
  const each = ((memoryInKibibytes() - before) / Math.max(1, onlookers)).toFixed(1);
  console.log(`${onlookers} idle onlookers: ${each} KiB of memory each`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Two people at a table, both with a socket. */
async function setTable() {
  const tokens = [await newSession(), await newSession()];
  const plan = {
    rules: { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed', repetition: 'off' } },
    clock: { kind: 'real-time', main: 10_800_000, increment: 0, delay: 0 },
    listed: false,
    spectatorsBehind: 0,
    seats: { A: { kind: 'me' }, C: { kind: 'open' } },
  };
  const response = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { cookie: `halma=${tokens[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), plan }),
  });
  const { game } = await response.json();
  const sockets = await Promise.all(tokens.map((token) => openSocket(token)));
  for (const socket of sockets) socket.send(JSON.stringify({ say: 'watch', game }));
  await command(sockets[1], game, { do: 'join' });
  // First turns have a time of their own, so they are not left until everybody is seated.
  let position = firstPosition();
  for (const socket of sockets) position = await makeMove(socket, game, position);
  return { game, sockets, position };
}

/**
 * Plays one move a second until the time is up.
 * @param {{ game: string, sockets: WebSocket[], position: import('@halma/rules').Position }} table
 * @returns {Promise<number[]>} how long each answer took, in milliseconds
 */
async function playOn({ game, sockets, position }) {
  const waits = [];
  await pause(Math.random() * 1000);
  const end = performance.now() + seconds * 1000;
  let next = position;
  while (performance.now() < end) {
    const began = performance.now();
    next = await makeMove(sockets[next.toMove === 1 ? 0 : 1], game, next);
    waits.push(performance.now() - began);
    await pause(1000 - (performance.now() - began));
  }
  return waits;
}

function firstPosition() {
  const rules = makeRules({ game: 'halma-2', preset: 'standard', options: { repetition: 'off' } });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/**
 * Makes some move and waits until it is committed.
 * @param {WebSocket | undefined} socket
 * @param {string} game
 * @param {import('@halma/rules').Position} position
 */
async function makeMove(socket, game, position) {
  const moves = legalMoves(position);
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) throw new Error('no move');
  const text = formatShortMove(position.rules.board, move);
  await command(socket, game, { do: 'move', ply: position.ply, move: text });
  return playListed(position, move);
}

/**
 * Sends a command and waits until it is committed.
 * @param {WebSocket | undefined} socket
 * @param {string} game
 * @param {object} command
 */
async function command(socket, game, command) {
  const id = newId();
  const answer = new Promise((resolve, reject) => {
    /** @param {WebSocket.RawData} data */
    const hear = (data) => {
      const message = JSON.parse(String(data));
      if (message.id !== id) return;
      socket?.off('message', hear);
      if (message.say === 'done') resolve(message.seq);
      else reject(new Error(message.refusal.code));
    };
    socket?.on('message', hear);
  });
  socket?.send(JSON.stringify({ say: 'command', id, game, command }));
  return answer;
}

async function newSession() {
  const response = await fetch(`${address}/api/session`, { method: 'POST' });
  await response.arrayBuffer();
  return /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** @param {string} token */
async function openSocket(token) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
    headers: { cookie: `halma=${token}` },
  });
  socket.setMaxListeners(0);
  await once(socket, 'open');
  return socket;
}

/** @param {readonly number[]} sorted @param {number} share */
function at(sorted, share) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

/** Time the server has spent on a processor, in user mode and in the system. */
function processorSeconds() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memoryInKibibytes() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
}

/** @param {number} milliseconds @returns {Promise<void>} */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

function newId() {
  return randomBytes(9).toString('base64url');
}
