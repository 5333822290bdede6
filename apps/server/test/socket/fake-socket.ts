import { EventEmitter } from 'node:events';
import type { ServerMessage } from '@halma/protocol';
import type { WebSocket } from 'ws';

/** A socket without a network. Keeps the bytes that the server sends. */
export class FakeSocket extends EventEmitter {
  readyState = 1;
  bufferedAmount = 0;
  isPaused = false;
  closeCode: number | undefined;
  readonly sent: Buffer[] = [];

  send(data: Buffer): void {
    this.sent.push(data);
  }

  close(code: number): void {
    this.closeCode = code;
  }

  ping(): void {}
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

  /** The messages that the server has sent, of one kind. */
  messages<Say extends ServerMessage['say']>(say: Say): Extract<ServerMessage, { readonly say: Say }>[] {
    return this.sent
      .map((data) => JSON.parse(String(data)) as ServerMessage)
      .filter((message): message is Extract<ServerMessage, { readonly say: Say }> => message.say === say);
  }

  asWebSocket(): WebSocket {
    return this as unknown as WebSocket;
  }
}
