// Guests for measurements: sessions, sockets and commands. Each guest has a different address in the proxy header.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';

/** @typedef {{ server: string, token: string, clientAddress: string }} Person a session on a server */

export const newId = () => randomBytes(9).toString('base64url');

let addressCount = 0;

/**
 * Creates a guest.
 *
 * @param {string} server
 * @param {number} network the first byte of the address
 * @returns {Promise<Person>}
 */
export async function createGuest(server, network = 10) {
  addressCount += 1;
  const clientAddress = `${network}.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
  const response = await fetch(`${server}/api/session`, {
    method: 'POST',
    headers: { 'x-forwarded-for': clientAddress },
  });
  await response.arrayBuffer();
  const token = /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { server, token, clientAddress };
}

/**
 * Returns the headers that identify a person to a server.
 *
 * @param {Person} person
 */
export function headersOf({ token, clientAddress }) {
  return { cookie: `halma=${token}`, 'x-forwarded-for': clientAddress };
}

/**
 * Opens a socket for a person.
 *
 * @param {Person} person
 */
export async function openSocket(person) {
  const socket = new WebSocket(`${person.server.replace('http', 'ws')}/api/socket`, {
    headers: headersOf(person),
  });
  socket.setMaxListeners(0);
  await once(socket, 'open');
  return socket;
}

/**
 * Sends a command and waits until it is committed.
 * @param {WebSocket | undefined} socket
 * @param {string} game
 * @param {object} command
 */
export async function sendCommand(socket, game, command) {
  const id = newId();
  const response = new Promise((resolve, reject) => {
    /** @param {WebSocket.RawData} data */
    const receive = (data) => {
      const text = String(data);
      // Most messages are about other commands. This check avoids parsing them.
      if (!text.includes(id)) return;
      const message = JSON.parse(text);
      if (message.id !== id) return;
      socket?.off('message', receive);
      if (message.say === 'done') resolve(message.seq);
      else reject(new Error(message.refusal.code));
    };
    socket?.on('message', receive);
  });
  socket?.send(JSON.stringify({ say: 'command', id, game, command }));
  return response;
}
