// Sockets that do their worst: some read nothing, some send noise, some send as fast as they can and come back when cut off.
import { newSession, openSocket } from './people.mjs';

const SPAM_EVERY = 10;

/**
 * @param {string} address
 * @param {number} count
 * @param {string} game which those that read nothing follow
 * @returns {Promise<() => void>} ends it
 */
export async function beHostile(address, count, game) {
  let over = false;
  const token = await newSession(address);
  const tokens = [token];
  /** @type {Set<import('ws').WebSocket>} */
  const open = new Set();

  /** @param {number} kind @returns {Promise<void>} */
  const misbehave = async (kind) => {
    if (over) return;
    const socket = await openSocket(address, tokens[Math.floor(kind / 25)] ?? token).catch(() => undefined);
    if (socket === undefined) return void setTimeout(() => void misbehave(kind), 200);
    open.add(socket);
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
      open.delete(socket);
      setTimeout(() => void misbehave(kind), 200);
    });
  };

  for (let index = 25; index < count; index += 25) tokens.push(await newSession(address));
  await Promise.all(Array.from({ length: count }, (_, kind) => misbehave(kind)));
  return () => {
    over = true;
    for (const socket of open) socket.terminate();
  };
}
