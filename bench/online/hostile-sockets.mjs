// Sockets that do their worst: some read nothing, some send noise, some send as fast as they can and come back when cut off. They
// have a process of their own, of the lowest priority: attackers' machines do not work with the server's processor.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { newPerson, openSocket } from './people.mjs';

const SPAM_EVERY = 10;

/** They try again so many milliseconds after they were cut off or not let in. */
const AGAIN_AFTER = 200;

/** One person opens so many sockets; a server allows some more. */
const SOCKETS_EACH = 25;

/** The first number of their addresses, which nobody else has. */
const NETWORK = 11;

/** @typedef {{ address: string, count: number, game: string }} Orders where, how many, and which game those that read nothing follow */
/** @typedef {{ sent: number, opened: number, refused: number }} Deeds messages sent, sockets opened, and attempts to open one that were refused */

/** Begins once all are at it. @param {Orders} orders @returns {Promise<() => Promise<Deeds>>} ends it, and tells what they did */
export async function beHostile(orders) {
  const child = fork(fileURLToPath(import.meta.url));
  child.send(orders);
  await once(child, 'message');
  return async () => {
    child.send('end');
    const [deeds] = await once(child, 'message');
    child.kill();
    return deeds;
  };
}

/** @param {Orders} orders @param {Deeds} deeds */
async function misbehave({ address, count, game }, deeds) {
  /** @type {import('./people.mjs').Person[]} */
  const people = [];
  for (let index = 0; index < count; index += SOCKETS_EACH) people.push(await newPerson(address, NETWORK));
  await Promise.all(
    Array.from({ length: count }, (_, kind) => {
      const person = people[Math.floor(kind / SOCKETS_EACH)];
      return person && misbehaveAs(person, kind, game, deeds);
    }),
  );
}

/**
 * @param {import('./people.mjs').Person} person
 * @param {number} kind
 * @param {string} game
 * @param {Deeds} deeds
 * @returns {Promise<void>}
 */
async function misbehaveAs(person, kind, game, deeds) {
  const again = () => setTimeout(() => void misbehaveAs(person, kind, game, deeds), AGAIN_AFTER);
  const socket = await openSocket(person).catch(() => undefined);
  if (socket === undefined) {
    deeds.refused += 1;
    return void again();
  }
  deeds.opened += 1;
  /** @param {string} text */
  const send = (text) => {
    deeds.sent += 1;
    socket.send(text);
  };
  const spam = setInterval(() => {
    if (kind % 3 === 0) send(JSON.stringify({ say: 'unwatch', game }));
    if (kind % 3 === 1) send(`{"say":${'['.repeat(500)}`);
  }, SPAM_EVERY);
  if (kind % 3 === 2) {
    send(JSON.stringify({ say: 'watch', game }));
    socket.pause();
  }
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(spam);
    again();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('disconnect', () => process.exit());
  setPriority(constants.priority.PRIORITY_LOW);
  const deeds = { sent: 0, opened: 0, refused: 0 };
  const [orders] = await once(process, 'message');
  await misbehave(orders, deeds);
  process.send?.('all at it');
  await once(process, 'message');
  process.send?.(deeds);
}
