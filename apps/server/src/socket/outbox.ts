import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';

/** How many bytes may be queued for a slow client. The server closes the socket at more; the client can then resume. */
const MAX_BUFFERED_BYTES = 512 * 1024;

/** A message as bytes, so that it is encoded once however many clients receive it. */
export type EncodedMessage = Buffer;

/** Encodes a message. */
export function encodeMessage(message: ServerMessage): EncodedMessage {
  return Buffer.from(JSON.stringify(message));
}

/** Sends messages to one client, and limits how many bytes are queued for it. */
export class Outbox {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    this.sendEncoded(encodeMessage(message));
  }

  sendEncoded(message: EncodedMessage): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      // A close frame would have to wait behind the buffered messages.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(message, { binary: false });
  }
}
