import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';

/** How many bytes may be queued for a slow client. The server closes the socket at more; the client can then resume. */
const MAX_BUFFERED_BYTES = 512 * 1024;

/** The WebSocket close codes with which the server closes a socket. */
export const CLOSE_CODES = { sessionEnded: 4001, stopping: 1012 } as const;

/** Sends messages to one client, and limits how many bytes are queued for it. */
export class Outbox {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a message that is already JSON. */
  sendText(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      // A close frame would have to wait behind the buffered messages.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }
}
