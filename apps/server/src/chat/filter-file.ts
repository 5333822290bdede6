import { readFile, stat } from 'node:fs/promises';
import { type FilteredText, NO_FILTER, parseWordFilter } from './word-filter.ts';

/** How often the file is looked at, in milliseconds. */
const CHECK_INTERVAL_MS = 5000;

/** The operator's filter of words, in a file that can change while the server runs. */
export class FilterFile {
  readonly #path: string | undefined;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  #filter = NO_FILTER;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #version = '';
  #reading: Promise<void> = Promise.resolve();

  /** @param path undefined for no filter @param onError called if the file cannot be read, which keeps the words read before */
  constructor(path: string | undefined, now: () => number, onError: (error: unknown) => void) {
    this.#path = path;
    this.#now = now;
    this.#onError = onError;
  }

  /** Applies the words in the file to a text. */
  async apply(text: string): Promise<FilteredText> {
    if (this.#path !== undefined && this.#now() - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checkedAt = this.#now();
      this.#reading = this.#read(this.#path).catch(this.#onError);
    }
    await this.#reading;
    return this.#filter(text);
  }

  async #read(path: string): Promise<void> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (version === this.#version) return;
    const text = await readFile(path, 'utf8');
    // From here on a wrong line is reported once; a file that could not be read is tried again.
    this.#version = version;
    const filter = parseWordFilter(text);
    if (!filter.ok) throw new Error(`${path}: ${filter.refusal}`);
    this.#filter = filter.value;
  }
}
