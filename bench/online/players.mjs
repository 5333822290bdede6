// People for measurements: sessions, sockets and commands. Each has its own address, as a proxy of the server reports it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';

/** @typedef {{ server: string, token: string, from: string }} Person a session at a server, and the client's address */

export const newId = () => randomBytes(9).toString('base64url');

let addresses = 0;

/** @param {string} server @param {number} network the first number of the address @returns {Promise<Person>} a new guest */
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

/** Returns the headers that identify a person to a server. @param {Person} person */
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
    const receive = (data) => {
      const text = String(data);
      // Most messages are about other commands, so the test of the text saves parsing them.
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
  return answer;
}
