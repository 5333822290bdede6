import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';
import { PING_FRAME, textFrame } from './frame.ts';

/** The maximum number of bytes queued for a slow client. Beyond it the server closes the socket; the client can then resume. */
const MAX_BUFFERED_BYTES = 512 * 1024;

/** A message as a WebSocket frame, so that it is encoded once however many clients receive it. */
export type EncodedMessage = Buffer;

/** Encodes a message. */
export function encodeMessage(message: ServerMessage): EncodedMessage {
  return textFrame(JSON.stringify(message));
}

/** The stream under a WebSocket. */
export interface FrameStream {
  /** How many bytes are queued. */
  readonly writableLength: number;
  write(frame: Buffer): boolean;
}

/**
 * Sends messages to one client, and limits how many bytes are queued for it. It writes whole frames to the stream, each
 * with one system call; the WebSocket writes its own frames whole as well, since it does not compress.
 */
export class Outbox {
  readonly #socket: Pick<WebSocket, 'readyState' | 'terminate'>;
  readonly #stream: FrameStream;

  constructor(socket: Pick<WebSocket, 'readyState' | 'terminate'>, stream: FrameStream) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(message: ServerMessage): void {
    this.sendEncoded(encodeMessage(message));
  }

  sendEncoded(message: EncodedMessage): void {
    this.#write(message);
  }

  ping(): void {
    this.#write(PING_FRAME);
  }

  #write(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#stream.writableLength > MAX_BUFFERED_BYTES) {
      // A close frame would have to wait behind the buffered messages.
      this.#socket.terminate();
      return;
    }
    this.#stream.write(frame);
  }
}
