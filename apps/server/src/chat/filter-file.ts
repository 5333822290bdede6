import { readFile, stat } from 'node:fs/promises';
import { accept, type Result } from '@halma/protocol';
import { type FilteredText, NO_FILTER, parseWordFilter } from './word-filter.ts';

/** The interval at which the server checks the file for changes, in milliseconds. */
const CHECK_INTERVAL_MS = 5000;

/** The operator's word filter, in a file that can change while the server runs. */
export class FilterFile {
  readonly #path: string | undefined;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  #filter = NO_FILTER;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #version = '';
  /** The reason why the latest attempt to read the file failed; undefined if it succeeded. */
  #problem: string | undefined;
  #reading: Promise<void> = Promise.resolve();

  private constructor(path: string | undefined, now: () => number, onError: (error: unknown) => void) {
    this.#path = path;
    this.#now = now;
    this.#onError = onError;
  }

  /**
   * Opens a filter. Refuses, with an explanation, a file that cannot be read or has an invalid line.
   *
   * @param path undefined for no filter
   * @param onError called if a later version of the file cannot be read or has an invalid line; the words read earlier
   * then stay in force
   */
  static async open(
    path: string | undefined,
    now: () => number,
    onError: (error: unknown) => void,
  ): Promise<Result<FilterFile, string>> {
    const file = new FilterFile(path, now, onError);
    if (path === undefined) return accept(file);
    try {
      file.#checkedAt = now();
      await file.#read(path);
      return accept(file);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { ok: false, refusal: `CHAT_FILTER cannot be used: ${problem}` };
    }
  }

  /** Applies the words in the file to a text. */
  async apply(text: string): Promise<FilteredText> {
    const now = this.#now();
    // The system's clock may have been set back since the last check.
    if (this.#path !== undefined && Math.abs(now - this.#checkedAt) >= CHECK_INTERVAL_MS) {
      this.#checkedAt = now;
      this.#reading = this.#read(this.#path).then(
        () => {
          this.#problem = undefined;
        },
        (error) => this.#report(error),
      );
    }
    await this.#reading;
    return this.#filter(text);
  }

  /** Reports a problem once: the file is read every few seconds, and may be missing for a long time. */
  #report(error: unknown): void {
    const problem = String(error);
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#onError(error);
  }

  async #read(path: string): Promise<void> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (version === this.#version) return;
    const text = await readFile(path, 'utf8');
    // From here on an invalid line is reported once; a file that could not be read is tried again.
    this.#version = version;
    const filter = parseWordFilter(text);
    if (!filter.ok) throw new Error(`${path}: ${filter.refusal}`);
    this.#filter = filter.value;
  }
}
