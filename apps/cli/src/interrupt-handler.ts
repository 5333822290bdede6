import type { EventEmitter } from 'node:events';

/**
 * Decides what an interruption (Ctrl-C) does. A single listener stays for the whole run: Node loses an interruption that
 * arrives while the program is busy if the last listener is removed before the event loop continues.
 */
export class InterruptHandler {
  readonly #exit: () => void;
  #handle: () => void;

  /**
   * @param source emits `SIGINT`
   * @param exit ends the process; called at an interruption unless another method has been called
   */
  constructor(source: Pick<EventEmitter, 'on'>, exit: () => void) {
    this.#exit = exit;
    this.#handle = exit;
    source.on('SIGINT', () => this.#handle());
  }

  /** Makes the next interruption call a function. The one after it ends the process. */
  defer(stop: () => void): void {
    this.#handle = () => {
      this.#handle = this.#exit;
      stop();
    };
  }

  /** Leaves interruptions to other listeners. */
  release(): void {
    this.#handle = () => {};
  }
}
