// People for measurements: sessions, sockets and commands. Each calls from an address of his own, as the server's proxy tells it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';

/** @typedef {{ server: string, token: string, from: string }} Person somebody's session at a server, and where he calls from */

export const newId = () => randomBytes(9).toString('base64url');

let addresses = 0;

/** @param {string} server @param {number} network the first number of his address @returns {Promise<Person>} a new guest */
export async function newPerson(server, network = 10) {
  addresses += 1;
  const from = `${network}.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const response = await fetch(`${server}/api/session`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
  });
  await response.arrayBuffer();
  const token = /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { server, token, from };
}

/** The headers by which a server knows him. @param {Person} person */
export function headersOf({ token, from }) {
  return { cookie: `halma=${token}`, 'x-forwarded-for': from };
}

/** @param {Person} person */
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
export async function command(socket, game, command) {
  const id = newId();
  const answer = new Promise((resolve, reject) => {
    /** @param {WebSocket.RawData} data */
    const hear = (data) => {
      const text = String(data);
      // Most messages are other people's: they are not worth reading.
      if (!text.includes(id)) return;
      const message = JSON.parse(text);
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
