import type { EventEmitter } from 'node:events';
import { STOP_SIGNALS, type StopSignal } from './exit-status.ts';

/**
 * Decides what an interruption does: Ctrl-C, or another signal that asks the process to stop. A single listener for each
 * signal stays for the whole run: Node loses a signal that arrives while the program is busy if the last listener is
 * removed before the event loop continues.
 */
export class InterruptHandler {
  readonly #exit: (signal: StopSignal) => void;
  #handle: (signal: StopSignal) => void;

  /**
   * @param source emits the signals
   * @param exit ends the process; called at an interruption unless another method has been called
   */
  constructor(source: Pick<EventEmitter, 'on'>, exit: (signal: StopSignal) => void) {
    this.#exit = exit;
    this.#handle = exit;
    for (const name of STOP_SIGNALS) source.on(name, () => this.#handle(name));
  }

  /**
   * Makes the next interruption call a function. A Ctrl-C after it ends the process. Other signals do not, because a
   * terminal and a shell both report that the terminal has been closed, and `timeout` sends SIGTERM twice.
   */
  defer(stop: (signal: StopSignal) => void): void {
    this.#handle = (first) => {
      this.#handle = (next) => {
        if (next === 'SIGINT') this.#exit(next);
      };
      stop(first);
    };
  }

  /** Leaves interruptions to other listeners. */
  release(): void {
    this.#handle = () => {};
  }
}
