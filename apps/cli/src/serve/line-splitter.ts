type UnreadableReason = 'too-long' | 'not-utf-8';

/** A line of input, or the reason why it is unreadable. */
export type Line = { readonly text: string } | { readonly unreadable: UnreadableReason };

/** The maximum length of a line, excluding the line terminator. */
export const MAX_LINE_BYTES = 1_000_000;

/** Why a line is unreadable, in English. */
export const UNREADABLE_MESSAGES: Readonly<Record<UnreadableReason, string>> = {
  'too-long': `The line is longer than ${MAX_LINE_BYTES} bytes.`,
  'not-utf-8': 'The line is not UTF-8 text.',
};

const NEWLINE = 10;

/** Splits a stream of bytes into lines. Never keeps more than one line of the maximum length in memory. */
export class LineSplitter {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  /** Whether the current line is too long, so the rest of it is discarded. */
  #isSkipping = false;

  /** @param limit the maximum length of a line, in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the lines that end in a chunk. */
  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#append(chunk.subarray(start, end));
      lines.push(this.#takeLine());
      start = end + 1;
    }
    if (start < chunk.length) this.#append(chunk.subarray(start));
    return lines;
  }

  /** Returns the last line if the input does not end with a newline. */
  end(): Line[] {
    return this.#length > 0 || this.#isSkipping ? [this.#takeLine()] : [];
  }

  #append(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#limit) {
      this.#isSkipping = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #takeLine(): Line {
    const isTooLong = this.#isSkipping;
    const [first, ...others] = this.#parts;
    const bytes = others.length === 0 ? (first ?? new Uint8Array()) : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    this.#isSkipping = false;
    if (isTooLong) return { unreadable: 'too-long' };
    try {
      return { text: this.#decoder.decode(bytes) };
    } catch {
      return { unreadable: 'not-utf-8' };
    }
  }
}
