/** A line of input, or the reason why it cannot be read. */
export type Line = { readonly text: string } | { readonly unreadable: 'too-long' | 'not-utf-8' };

/** The greatest length of a line. */
export const MAX_LINE_BYTES = 1_000_000;

const NEWLINE = 10;

/** Splits a stream of bytes into lines. Holds at most one line of the greatest length in memory. */
export class LineSplitter {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  /** Whether the rest of the current line is discarded, since the line is too long. */
  #skipping = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the lines that end in a chunk. */
  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let flush = chunk.indexOf(NEWLINE); flush >= 0; flush = chunk.indexOf(NEWLINE, from)) {
      this.#append(chunk.subarray(from, flush));
      lines.push(this.#takeLine());
      from = flush + 1;
    }
    if (from < chunk.length) this.#append(chunk.subarray(from));
    return lines;
  }

  /** Returns the last line where the input does not end with a newline. */
  end(): Line[] {
    return this.#length > 0 || this.#skipping ? [this.#takeLine()] : [];
  }

  #append(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#limit) {
      this.#skipping = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #takeLine(): Line {
    const tooLong = this.#skipping;
    const [first, ...others] = this.#parts;
    const bytes = others.length === 0 ? (first ?? new Uint8Array()) : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    this.#skipping = false;
    if (tooLong) return { unreadable: 'too-long' };
    try {
      return { text: this.#decoder.decode(bytes) };
    } catch {
      return { unreadable: 'not-utf-8' };
    }
  }
}
