// Hostile sockets: some send a valid message every 10 ms, some an invalid one, some never read, and all of them
// reconnect when the server closes them. They run in a process with the lowest priority, because
// real attackers do not use the server's processor.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createGuest, openSocket } from './players.mjs';

const SPAM_INTERVAL_MS = 10;

/** The time, in milliseconds, after which a closed or refused socket reconnects. */
const RETRY_DELAY_MS = 200;

/** The number of sockets that each person opens. A server allows 30. */
const SOCKETS_PER_PERSON = 25;

/** The first byte of the hostile addresses. Other clients have a different one. */
const NETWORK = 11;

/**
 * @typedef {{ address: string, count: number, game: string }} Plan the server's URL, the number of
 * sockets, and the game that they watch
 */
/**
 * @typedef {{ sent: number, opened: number, refused: number }} Counts the numbers of messages sent, connections opened and connections refused
 */

/**
 * Starts the sockets and waits until all are active.
 *
 * @param {Plan} plan
 * @returns {Promise<() => Promise<Counts>>} a function that stops them and returns the counts
 */
export async function startHostileSockets(plan) {
  const child = fork(fileURLToPath(import.meta.url));
  child.send(plan);
  await once(child, 'message');
  return async () => {
    child.send('end');
    const [counts] = await once(child, 'message');
    child.kill();
    return counts;
  };
}

/**
 * @param {Plan} plan
 * @param {Counts} counts
 */
async function openHostileSockets({ address, count, game }, counts) {
  /** @type {import('./players.mjs').Person[]} */
  const people = [];
  for (let index = 0; index < count; index += SOCKETS_PER_PERSON)
    people.push(await createGuest(address, NETWORK));
  await Promise.all(
    Array.from({ length: count }, (_, kind) => {
      const person = people[Math.floor(kind / SOCKETS_PER_PERSON)];
      return person && runHostileSocket(person, kind, game, counts);
    }),
  );
}

/**
 * @param {import('./players.mjs').Person} person
 * @param {number} kind
 * @param {string} game
 * @param {Counts} counts
 * @returns {Promise<void>}
 */
async function runHostileSocket(person, kind, game, counts) {
  const retry = () => setTimeout(() => void runHostileSocket(person, kind, game, counts), RETRY_DELAY_MS);
  const socket = await openSocket(person).catch(() => undefined);
  if (socket === undefined) {
    counts.refused += 1;
    return void retry();
  }
  counts.opened += 1;
  /** @param {string} text */
  const send = (text) => {
    counts.sent += 1;
    socket.send(text);
  };
  const spam = setInterval(() => {
    if (kind % 3 === 0) send(JSON.stringify({ say: 'unwatch', game }));
    if (kind % 3 === 1) send(`{"say":${'['.repeat(500)}`);
  }, SPAM_INTERVAL_MS);
  if (kind % 3 === 2) {
    send(JSON.stringify({ say: 'watch', game }));
    socket.pause();
  }
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(spam);
    retry();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('disconnect', () => process.exit());
  setPriority(constants.priority.PRIORITY_LOW);
  const counts = { sent: 0, opened: 0, refused: 0 };
  const [plan] = await once(process, 'message');
  await openHostileSockets(plan, counts);
  process.send?.('active');
  await once(process, 'message');
  process.send?.(counts);
}
