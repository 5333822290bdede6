import type { Readable } from 'node:stream';

/** Characters of what a program said last on standard error that are kept to be reported. */
const LENGTH = 300;

/** What a program said last on its standard error. */
export class LastWords {
  #text = '';

  constructor(from: Readable | null) {
    from?.setEncoding('utf8').on('data', (text: string) => {
      this.#text = `${this.#text}${text}`.slice(-LENGTH);
    });
  }

  /** How the program ended, with these words where there are any. */
  after(ending: string): string {
    const words = this.#text.trim().replaceAll(/\s+/g, ' ');
    return words === '' ? ending : `${ending}: ${words}`;
  }
}
