import { EventEmitter } from 'node:events';
import type { ServerMessage } from '@halma/protocol';
import type { WebSocket } from 'ws';
import type { ConnectionObserver } from '../../src/socket/connection.ts';

/** An observer that does nothing. */
export const NO_OBSERVER: ConnectionObserver = {
  onFlood: () => undefined,
  mayFollow: () => true,
  onFollow: () => undefined,
  onUnfollow: () => undefined,
  onClose: () => undefined,
};

/** A socket and its stream, without a network. Keeps the frames that the server sends. */
export class FakeSocket extends EventEmitter {
  readyState = 1;
  writableLength = 0;
  isPaused = false;
  closeCode: number | undefined;
  readonly sent: Buffer[] = [];
  /** The number of system calls that wrote the frames. */
  writeCount = 0;
  #isCorked = false;

  write(frame: Buffer): boolean {
    this.sent.push(frame);
    if (!this.#isCorked) this.writeCount += 1;
    return true;
  }

  cork(): void {
    this.#isCorked = true;
  }

  uncork(): void {
    this.#isCorked = false;
    this.writeCount += 1;
  }

  close(code: number): void {
    this.closeCode = code;
  }

  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
  terminate(): void {
    this.readyState = 3;
  }

  /** Sends a message as the client. */
  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  /** Returns the messages of one kind that the server has sent. */
  messages<Say extends ServerMessage['say']>(say: Say): Extract<ServerMessage, { readonly say: Say }>[] {
    return this.sent
      .map((frame) => JSON.parse(frameText(frame)) as ServerMessage)
      .filter((message): message is Extract<ServerMessage, { readonly say: Say }> => message.say === say);
  }

  asWebSocket(): WebSocket {
    return this as unknown as WebSocket;
  }
}

/** Returns the text in a server's frame; empty for a ping. */
export function frameText(frame: Buffer): string {
  const [opcode = 0, length = 0] = frame;
  if (opcode !== 0x81) return '';
  return frame.toString('utf8', length === 127 ? 10 : length === 126 ? 4 : 2);
}
