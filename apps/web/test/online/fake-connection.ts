import type { ClientMessage, ServerMessage } from '@halma/protocol';
import type { Socket } from '../../src/online/connection.ts';

/** A clock with timers. It advances only when a test calls `advance`. */
export class FakeClock {
  now = 0;
  #timers: { readonly dueAt: number; readonly run: () => void }[] = [];

  readonly schedule = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { dueAt: this.now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Advances the clock and runs the timers in the order of their times. */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.#timers
        .filter(({ dueAt }) => dueAt <= end)
        .sort((one, other) => one.dueAt - other.dueAt);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = next.dueAt;
      next.run();
    }
    this.now = end;
  }
}

/** A socket for which the test acts as the server. */
export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** Delivers a message from the server. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
