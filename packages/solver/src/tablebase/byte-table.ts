/** A table of bytes. Blocks of whole rows hold the bytes, because one buffer holds at most 4 GiB. */
export class ByteTable {
  readonly blocks: readonly Uint8Array[];
  readonly columns: number;
  readonly length: number;
  readonly #blockSize: number;

  /** @param blocks blocks of whole rows, all of the same length except the last, which may be shorter */
  constructor(blocks: readonly Uint8Array[], columns: number) {
    this.blocks = blocks;
    this.columns = columns;
    this.length = blocks.reduce((sum, { length }) => sum + length, 0);
    this.#blockSize = blocks[0]?.length ?? 0;
  }

  /** Returns the byte at an index, which is `row * columns + column`. */
  at(index: number): number {
    const block = Math.floor(index / this.#blockSize);
    return this.blocks[block]?.[index - block * this.#blockSize] ?? 0;
  }

  /** Returns a view of a row. */
  row(row: number): Uint8Array {
    const start = row * this.columns;
    const block = Math.floor(start / this.#blockSize);
    const offset = start - block * this.#blockSize;
    return (this.blocks[block] ?? new Uint8Array()).subarray(offset, offset + this.columns);
  }

  /** Returns the byte at a row and column. */
  get(row: number, column: number): number {
    return this.at(row * this.columns + column);
  }

  set(row: number, column: number, byte: number): void {
    const index = row * this.columns + column;
    const block = Math.floor(index / this.#blockSize);
    const bytes = this.blocks[block];
    if (bytes !== undefined) bytes[index - block * this.#blockSize] = byte;
  }

  /** Returns the index of the first byte with this value, or -1. */
  indexOf(byte: number): number {
    let start = 0;
    for (const block of this.blocks) {
      const index = block.indexOf(byte);
      if (index >= 0) return start + index;
      start += block.length;
    }
    return -1;
  }

  /** Returns a copy of the bytes from one index up to, but not including, another. */
  slice(start: number, end: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(Math.max(0, Math.min(end, this.length) - start));
    for (let copiedLength = 0; copiedLength < bytes.length; ) {
      const block = Math.floor((start + copiedLength) / this.#blockSize);
      const offset = start + copiedLength - block * this.#blockSize;
      const part = (this.blocks[block] ?? bytes).subarray(offset, offset + bytes.length - copiedLength);
      bytes.set(part, copiedLength);
      copiedLength += part.length;
    }
    return bytes;
  }
}
