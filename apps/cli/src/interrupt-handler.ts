import type { EventEmitter } from 'node:events';
import { STOP_SIGNALS, type StopSignal } from './exit-status.ts';

/** The time within which a second signal other than SIGINT counts as the same interruption, in milliseconds. */
const REPEAT_MS = 1000;

/**
 * Decides what an interruption (Ctrl-C, or another signal that asks the process to stop) does. A single listener for each
 * signal stays for the whole run: Node loses a signal that arrives while the program is busy if the last listener is
 * removed before the event loop continues.
 */
export class InterruptHandler {
  readonly #exit: (signal: StopSignal) => void;
  readonly #now: () => number;
  #handle: (signal: StopSignal) => void;

  /**
   * @param source emits the signals
   * @param exit ends the process; called on an interruption unless `defer` or `release` has been called
   * @param now returns the time of a clock, in milliseconds
   */
  constructor(source: Pick<EventEmitter, 'on'>, exit: (signal: StopSignal) => void, now: () => number) {
    this.#exit = exit;
    this.#now = now;
    this.#handle = exit;
    for (const name of STOP_SIGNALS) source.on(name, () => this.#handle(name));
  }

  /**
   * Makes the next interruption call a function. A Ctrl-C after it ends the process. So does another signal, but not
   * within `REPEAT_MS`: a terminal and a shell both report that the terminal has been closed, and `timeout` may send
   * SIGTERM twice.
   */
  defer(stop: (signal: StopSignal) => void): void {
    this.#handle = (first) => {
      const stoppedAt = this.#now();
      this.#handle = (next) => {
        if (next === 'SIGINT' || this.#now() - stoppedAt > REPEAT_MS) this.#exit(next);
      };
      stop(first);
    };
  }

  /** Leaves interruptions to other listeners. */
  release(): void {
    this.#handle = () => {};
  }
}
