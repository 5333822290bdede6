import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';

/** How much may wait for a slow client, in bytes. The server closes a socket that is further behind; the client can resume. */
const MAX_BUFFERED_BYTES = 512 * 1024;

/** Why the server closes a socket, as a WebSocket close code. */
export const CLOSE_CODES = { sessionEnded: 4001, stopping: 1012 } as const;

/** Sends messages, and bounds what waits for one client. */
export class Outbox {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a message that is JSON already. */
  sendText(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      // A close frame would have to wait behind the rest.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }
}
