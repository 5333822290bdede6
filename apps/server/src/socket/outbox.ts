import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';

/** As much may wait for a slow reader, in bytes. Whoever is further behind is cut off, and can resume where it was. */
const MOST_WAITING = 512 * 1024;

/** Why the server closes a socket, as the close frame says it. */
export const CLOSE_CODES: Readonly<Record<'sessionEnded' | 'stopping', number>> = {
  sessionEnded: 4001,
  stopping: 1012,
};

/** Sends messages, and never lets what waits for one reader grow without bound. */
export class Outbox {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a message that has been written already. */
  sendText(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) {
      // A close frame would have to wait behind all the rest.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }
}
