/** A line of input, or why it cannot be read. */
export type Line = { readonly text: string } | { readonly unreadable: 'too-long' | 'not-utf-8' };

const NEWLINE = 10;

/** Cuts a stream of bytes into lines and never holds more of it than one line may be long. */
export class LineCutter {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  /** True while the rest of a line that is too long goes by. */
  #skipping = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that end in this chunk. */
  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#hold(chunk.subarray(from, end));
      lines.push(this.#take());
      from = end + 1;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from));
    return lines;
  }

  /** The last line, where the input does not end with a newline. */
  end(): Line[] {
    return this.#length > 0 || this.#skipping ? [this.#take()] : [];
  }

  #hold(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#limit) {
      this.#skipping = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #take(): Line {
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
