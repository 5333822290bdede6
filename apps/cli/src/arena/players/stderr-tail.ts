import type { Readable } from 'node:stream';

const MAX_LENGTH = 300;

/** Keeps the last characters that a program writes to standard error. */
export class StderrTail {
  #text = '';

  constructor(stream: Readable | null) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      this.#text = `${this.#text}${text}`.slice(-MAX_LENGTH);
    });
  }

  /** Appends the kept text, if any, to the reason why the program ended. */
  appendTo(endReason: string): string {
    const text = this.#text.trim().replaceAll(/\s+/g, ' ');
    return text === '' ? endReason : `${endReason}: ${text}`;
  }
}
