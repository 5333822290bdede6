// Sockets that do their worst: some read nothing, some send noise, some send as fast as they can and come back when cut off. They
// have a thread of their own, so that sending all that keeps nobody from hearing an answer.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { newPerson, openSocket } from './people.mjs';

const SPAM_EVERY = 10;

/** They try again so many milliseconds after they were cut off or not let in. */
const AGAIN_AFTER = 200;

/** One person opens so many sockets; a server allows some more. */
const SOCKETS_EACH = 25;

/** @typedef {{ address: string, count: number, game: string }} Orders where, how many, and which game those that read nothing follow */

/** Begins once all are at it. @param {Orders} orders @returns {Promise<() => Promise<unknown>>} ends it */
export async function beHostile(orders) {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: orders });
  await once(thread, 'message');
  return () => thread.terminate();
}

/** @param {Orders} orders */
async function misbehave({ address, count, game }) {
  /** @type {import('./people.mjs').Person[]} */
  const people = [];
  for (let index = 0; index < count; index += SOCKETS_EACH) people.push(await newPerson(address));
  await Promise.all(
    Array.from({ length: count }, (_, kind) => {
      const person = people[Math.floor(kind / SOCKETS_EACH)];
      return person && misbehaveAs(person, kind, game);
    }),
  );
}

/** @param {import('./people.mjs').Person} person @param {number} kind @param {string} game @returns {Promise<void>} */
async function misbehaveAs(person, kind, game) {
  const again = () => setTimeout(() => void misbehaveAs(person, kind, game), AGAIN_AFTER);
  const socket = await openSocket(person).catch(() => undefined);
  if (socket === undefined) return void again();
  const spam = setInterval(() => {
    if (kind % 3 === 0) socket.send(JSON.stringify({ say: 'unwatch', game }));
    if (kind % 3 === 1) socket.send(`{"say":${'['.repeat(500)}`);
  }, SPAM_EVERY);
  if (kind % 3 === 2) {
    socket.send(JSON.stringify({ say: 'watch', game }));
    socket.pause();
  }
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(spam);
    again();
  });
}

if (!isMainThread) {
  await misbehave(workerData);
  parentPort?.postMessage('all at it');
}
