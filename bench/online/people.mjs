// People for measurements: sessions, sockets and commands.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';

export const newId = () => randomBytes(9).toString('base64url');

/** @param {string} address @returns {Promise<string>} the token of a new guest */
export async function newSession(address) {
  const response = await fetch(`${address}/api/session`, { method: 'POST' });
  await response.arrayBuffer();
  return /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** @param {string} address @param {string} token */
export async function openSocket(address, token) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: `halma=${token}` },
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
