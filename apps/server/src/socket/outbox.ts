import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';
import { PING_FRAME, textFrame } from './frame.ts';

/** The maximum number of bytes queued for a slow client. Beyond it the server closes the socket; the client can then resume. */
export const MAX_BUFFERED_BYTES: number = 512 * 1024;

/** A message as a WebSocket frame, so that it is encoded once however many clients receive it. */
export type EncodedMessage = Buffer;

/** Encodes a message. */
export function encodeMessage(message: ServerMessage): EncodedMessage {
  return textFrame(JSON.stringify(message));
}

/** The stream under a WebSocket. */
export interface FrameStream {
  /** The number of queued bytes. */
  readonly writableLength: number;
  write(frame: Buffer): boolean;
}

/** Takes the messages to one client, over a socket or as lines of a response. */
export interface MessageOutbox {
  sendEncoded(message: EncodedMessage): void;
}

/**
 * Sends messages to one client, and limits how many bytes are queued for it. Writes each frame to the stream at once, with
 * one system call. The frames of the WebSocket itself (close, pong) cannot mix with them, because without compression it
 * also writes each of them at once.
 */
export class Outbox implements MessageOutbox {
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
