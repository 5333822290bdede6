import type { ClientMessage, ServerMessage } from '@halma/protocol';
import type { Socket } from '../../src/online/line.ts';

/** A clock that stands still until it is told to go on, and what is to be done on it. */
export class FakeClock {
  now = 0;
  #due: { readonly at: number; readonly run: () => void }[] = [];

  readonly later = (milliseconds: number, run: () => void): (() => void) => {
    const one = { at: this.now + milliseconds, run };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  };

  /** Lets time pass, and does what falls due in its order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

/** A socket whose other end the test holds. */
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

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
