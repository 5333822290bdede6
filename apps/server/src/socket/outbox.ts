import type { ServerMessage } from '@halma/protocol';
import { WebSocket } from 'ws';
import { PING_FRAME, textFrame } from './frame.ts';

/**
 * The maximum number of bytes queued for a slow client. Beyond it the server closes the socket; the client can then
 * resume.
 */
export const MAX_BUFFERED_BYTES: number = 512 * 1024;

/** A message as a WebSocket frame, so that it is encoded once however many clients receive it. */
export type EncodedMessage = Buffer;

/** Encodes a message. */
export function encodeMessage(message: ServerMessage): EncodedMessage {
  return textFrame(JSON.stringify(message));
}

/** The stream underlying a WebSocket. */
export interface FrameStream {
  /** The number of queued bytes. */
  readonly writableLength: number;
  write(frame: Buffer): boolean;
  /** Holds back all writes until `uncork`, which writes them with one system call. */
  cork(): void;
  uncork(): void;
}

/** Accepts the messages for one client, which receives them over a socket or as lines of a response. */
export interface MessageOutbox {
  sendEncoded(message: EncodedMessage): void;
}

/**
 * Sends messages to one client, and limits how many bytes are queued for it. Writes the frames of one turn of
 * the event loop to the stream together, with one system call: after a move, for example, the player gets the
 * update and the acknowledgement. The WebSocket writes its own frames (close, pong) directly, but never in
 * the middle of these frames, because without compression it writes each one immediately.
 */
export class Outbox implements MessageOutbox {
  readonly #socket: Pick<WebSocket, 'readyState' | 'terminate'>;
  readonly #stream: FrameStream;
  /**
   * The frames of this turn. Undefined if there are none, which saves memory: most sockets have none most of the time.
   */
  #frames: Buffer[] | undefined;
  /** The length of these frames, in bytes. */
  #length = 0;

  constructor(socket: Pick<WebSocket, 'readyState' | 'terminate'>, stream: FrameStream) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(message: ServerMessage): void {
    this.sendEncoded(encodeMessage(message));
  }

  sendEncoded(message: EncodedMessage): void {
    if (!this.#checkRoom()) return;
    this.#length += message.length;
    if (this.#frames !== undefined) {
      this.#frames.push(message);
      return;
    }
    this.#frames = [message];
    // In a promise callback, this waits until all other pending promise callbacks have run.
    if (pendingOutboxes.length === 0) process.nextTick(flushAll);
    pendingOutboxes.push(this);
  }

  ping(): void {
    if (this.#checkRoom()) this.#stream.write(PING_FRAME);
  }

  /** Writes the frames of this turn immediately. Call this before the socket closes. */
  flush(): void {
    const frames = this.#frames;
    if (frames === undefined) return;
    this.#frames = undefined;
    this.#length = 0;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const hasSeveral = frames.length > 1;
    if (hasSeveral) this.#stream.cork();
    for (const frame of frames) this.#stream.write(frame);
    if (hasSeveral) this.#stream.uncork();
  }

  /** Returns whether there is room for another message. Closes the socket of a client that reads too slowly. */
  #checkRoom(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    if (this.#stream.writableLength + this.#length <= MAX_BUFFERED_BYTES) return true;
    // A close frame would have to wait behind the buffered messages.
    this.#socket.terminate();
    return false;
  }
}

/** The outboxes that have frames to write in this turn: many after a move in a game with spectators. */
let pendingOutboxes: Outbox[] = [];

function flushAll(): void {
  const outboxes = pendingOutboxes;
  pendingOutboxes = [];
  for (const outbox of outboxes) outbox.flush();
}
