import { accept, type Result } from '@halma/rules';
import { ByteTable } from './byte-table.ts';
import { indexOfPosition, type TurnedPosition, tableDimensions } from './position-index.ts';
import {
  createSmallBoard,
  DEFAULT_SOLVED_PRESET,
  SMALL_BOARD_SHAPES,
  type SmallBoard,
  type SmallBoardSize,
  SOLVED_PRESETS,
} from './small-board.ts';
import { decodeValue, type PositionValue } from './value.ts';

/**
 * A file with the values of all positions of a small board:
 *
 * - the eight characters `HALMATB1`,
 * - the length of the header in bytes, as 32 bits, lowest byte first,
 * - the header as JSON,
 * - the blocks, one after another: the values of some rows, a byte each, compressed by DEFLATE without a wrapper.
 */
const MAGIC = 'HALMATB1';
const LENGTH_BYTES = 4;
const HEADER_OFFSET = MAGIC.length + LENGTH_BYTES;
/** The approximate number of values in a block. */
const BLOCK_SIZE = 1 << 20;
const MAX_HEADER_BYTES = 1 << 22;
const DEFAULT_MAX_BYTES = 2 ** 32;
/** The maximum number of blocks that a reader of single positions keeps. */
const MAX_BLOCKS_IN_MEMORY = 64;

/** The header of a file: its board, and the sizes and checksums of its blocks. */
export interface TablebaseHeader extends SmallBoardSize {
  readonly rowsPerBlock: number;
  /** The length of each block in bytes. */
  readonly lengths: readonly number[];
  /** The CRC-32 of the values of each block. */
  readonly checksums: readonly number[];
}

/** The part of a header that is wrong: its length, its text, or a field. */
export type HeaderPart = 'length' | 'json' | keyof TablebaseHeader;

/** The reasons why a file is refused. */
export type TablebaseRefusal =
  | { readonly code: 'not-a-tablebase' }
  | { readonly code: 'bad-header'; readonly part: HeaderPart }
  /** The blocks do not end where the file ends. */
  | { readonly code: 'wrong-size'; readonly expected: number; readonly size: number }
  /** The values need more memory than the reader allows. */
  | { readonly code: 'too-large'; readonly bytes: number; readonly maxBytes: number }
  | { readonly code: 'bad-block'; readonly block: number };

/** A file to read, or bytes in memory. */
export interface TablebaseSource {
  /** In bytes. */
  readonly size: number;
  /** Reads a range of bytes, which must lie within the size. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Returns bytes in memory as a source. */
export function sourceOfBytes(bytes: Uint8Array<ArrayBuffer>): TablebaseSource {
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

/** Returns the number of rows in each block but the last: the number that comes closest to BLOCK_SIZE, at least one. */
function rowsPerBlockOf(board: SmallBoard): number {
  return Math.max(1, Math.round(BLOCK_SIZE / tableDimensions(board).columns));
}

/**
 * Yields the parts of a tablebase file.
 *
 * @param values the values of all positions
 */
export async function* formatTablebase(board: SmallBoard, values: ByteTable): AsyncGenerator<Uint8Array> {
  const { shape, side, men, preset } = board;
  const { columns } = tableDimensions(board);
  const rowsPerBlock = rowsPerBlockOf(board);
  const blockSize = rowsPerBlock * columns;
  const blocks: Uint8Array[] = [];
  const checksums: number[] = [];
  for (let start = 0; start < values.length; start += blockSize) {
    const block = values.slice(start, start + blockSize);
    checksums.push(crc32(block));
    blocks.push(await deflate(block));
  }
  const lengths = blocks.map(({ length }) => length);
  // Older files have no preset.
  const presetField = preset === DEFAULT_SOLVED_PRESET ? {} : { preset };
  const header: TablebaseHeader = { shape, side, men, ...presetField, rowsPerBlock, lengths, checksums };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, json.length, true);
  yield new TextEncoder().encode(MAGIC);
  yield length;
  yield json;
  yield* blocks;
}

/**
 * The values of all positions of a small board, read from a file block by block. The file may be untrusted: before the
 * reader reserves memory, it compares the header with the board and the size of the file.
 */
export class Tablebase {
  readonly board: SmallBoard;
  readonly #header: TablebaseHeader;
  readonly #source: TablebaseSource;
  readonly #offsets: readonly number[];
  /** The blocks in memory, in the order of their last use. */
  readonly #blocks = new Map<number, Promise<Result<Uint8Array, TablebaseRefusal>>>();
  readonly #columns: number;
  readonly #rows: number;

  private constructor(
    board: SmallBoard,
    header: TablebaseHeader,
    source: TablebaseSource,
    firstOffset: number,
  ) {
    this.board = board;
    this.#header = header;
    this.#source = source;
    this.#offsets = offsetsOf(header.lengths, firstOffset);
    const { rows, columns } = tableDimensions(board);
    this.#rows = rows;
    this.#columns = columns;
  }

  /**
   * Opens a file. Refuses a file with a different format, or a header that contradicts itself or the size of the file.
   */
  static async open(source: TablebaseSource): Promise<Result<Tablebase, TablebaseRefusal>> {
    if (source.size < HEADER_OFFSET) return { ok: false, refusal: { code: 'not-a-tablebase' } };
    const start = await source.read(0, HEADER_OFFSET);
    if (new TextDecoder().decode(start.subarray(0, MAGIC.length)) !== MAGIC)
      return { ok: false, refusal: { code: 'not-a-tablebase' } };
    const length = new DataView(start.buffer, start.byteOffset + MAGIC.length).getUint32(0, true);
    const firstOffset = HEADER_OFFSET + length;
    if (length > MAX_HEADER_BYTES || firstOffset > source.size) return refuseHeader('length');
    const header = parseHeader(new TextDecoder().decode(await source.read(HEADER_OFFSET, length)));
    if (!header.ok) return header;
    const board = boardOf(header.value);
    if (!board.ok) return board;
    const expected = header.value.lengths.reduce((sum, bytes) => sum + bytes, firstOffset);
    if (expected !== source.size)
      return { ok: false, refusal: { code: 'wrong-size', expected, size: source.size } };
    return accept(new Tablebase(board.value, header.value, source, firstOffset));
  }

  /** Returns the value of a position. Refuses a file whose block is damaged. */
  async valueOf(position: TurnedPosition): Promise<Result<PositionValue, TablebaseRefusal>> {
    const byte = await this.byteAt(indexOfPosition(this.board, position));
    return byte.ok ? accept(decodeValue(byte.value, this.board.sides)) : byte;
  }

  /** Returns the byte of the position at an index. */
  async byteAt(index: number): Promise<Result<number, TablebaseRefusal>> {
    const blockSize = this.#header.rowsPerBlock * this.#columns;
    const block = await this.#block(Math.floor(index / blockSize));
    return block.ok ? accept(block.value[index % blockSize] ?? 0) : block;
  }

  /**
   * Returns the values of all positions.
   *
   * @param maxBytes the maximum memory that they may need, in bytes; 4 GiB by default
   */
  async readAll({
    maxBytes = DEFAULT_MAX_BYTES,
  }: {
    readonly maxBytes?: number;
  } = {}): Promise<Result<ByteTable, TablebaseRefusal>> {
    const bytes = this.#rows * this.#columns;
    if (bytes > maxBytes) return { ok: false, refusal: { code: 'too-large', bytes, maxBytes } };
    const blocks: Uint8Array[] = [];
    for (let index = 0; index < this.#offsets.length; index += 1) {
      const block = await this.#readBlock(index);
      if (!block.ok) return block;
      blocks.push(block.value);
    }
    return accept(new ByteTable(blocks, this.#columns));
  }

  #block(index: number): Promise<Result<Uint8Array, TablebaseRefusal>> {
    const block = this.#blocks.get(index) ?? this.#readBlock(index);
    this.#blocks.delete(index);
    this.#blocks.set(index, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > MAX_BLOCKS_IN_MEMORY && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }

  async #readBlock(index: number): Promise<Result<Uint8Array, TablebaseRefusal>> {
    const { lengths, checksums, rowsPerBlock } = this.#header;
    const rows = Math.min(rowsPerBlock, this.#rows - index * rowsPerBlock);
    const compressed = await this.#source.read(this.#offsets[index] ?? 0, lengths[index] ?? 0);
    const block = await inflate(compressed, rows * this.#columns);
    return block !== null && crc32(block) === checksums[index]
      ? accept(block)
      : { ok: false, refusal: { code: 'bad-block', block: index } };
  }
}

/** Returns the board of a header. Refuses a header whose blocks do not match the board. */
function boardOf(header: TablebaseHeader): Result<SmallBoard, TablebaseRefusal> {
  const created = createSmallBoard(header);
  if (!created.ok) return refuseHeader(created.refusal.code === 'bad-side' ? 'side' : 'men');
  const board = created.value;
  // The limit on the number of rows also limits the memory of a block.
  if (header.rowsPerBlock < 1 || header.rowsPerBlock > rowsPerBlockOf(board))
    return refuseHeader('rowsPerBlock');
  const blocks = Math.ceil(tableDimensions(board).rows / header.rowsPerBlock);
  if (header.lengths.length !== blocks) return refuseHeader('lengths');
  return header.checksums.length === blocks ? accept(board) : refuseHeader('checksums');
}

function offsetsOf(lengths: readonly number[], firstOffset: number): readonly number[] {
  let offset = firstOffset;
  return lengths.map((length) => {
    offset += length;
    return offset - length;
  });
}

function parseHeader(json: string): Result<TablebaseHeader, TablebaseRefusal> {
  let header: unknown;
  try {
    header = JSON.parse(json);
  } catch {
    return refuseHeader('json');
  }
  if (typeof header !== 'object' || header === null) return refuseHeader('json');
  const { shape, side, men, preset, rowsPerBlock, lengths, checksums } = header as Record<string, unknown>;
  const knownShape = SMALL_BOARD_SHAPES.find((name) => name === shape);
  if (knownShape === undefined) return refuseHeader('shape');
  const knownPreset = SOLVED_PRESETS.find((name) => name === (preset ?? DEFAULT_SOLVED_PRESET));
  if (knownPreset === undefined) return refuseHeader('preset');
  if (!isCount(side)) return refuseHeader('side');
  if (!isCount(men)) return refuseHeader('men');
  if (!isCount(rowsPerBlock)) return refuseHeader('rowsPerBlock');
  if (!isCountList(lengths)) return refuseHeader('lengths');
  if (!isCountList(checksums)) return refuseHeader('checksums');
  return accept({ shape: knownShape, side, men, preset: knownPreset, rowsPerBlock, lengths, checksums });
}

function refuseHeader(part: HeaderPart): {
  readonly ok: false;
  readonly refusal: { readonly code: 'bad-header'; readonly part: HeaderPart };
} {
  return { ok: false, refusal: { code: 'bad-header', part } };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isCountList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isCount);
}

/** Compresses bytes. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const output = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(output).arrayBuffer());
}

/**
 * Decompresses untrusted bytes. They may decompress to a thousand times their length, so the function stops at the
 * first byte beyond the expected length.
 *
 * @returns null unless they decompress to exactly that length
 */
async function inflate(
  compressed: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([compressed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const bytes = new Uint8Array(length);
  let filledLength = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return filledLength === length ? bytes : null;
      if (filledLength + value.length > length) {
        await reader.cancel();
        return null;
      }
      bytes.set(value, filledLength);
      filledLength += value.length;
    }
  } catch {
    return null;
  }
}

const CRC_POLYNOMIAL = 0xedb88320;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1)
    remainder = remainder & 1 ? (remainder >>> 1) ^ CRC_POLYNOMIAL : remainder >>> 1;
  return remainder;
});

/** Returns the CRC-32 of ISO 3309, as in gzip. */
function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (CRC_TABLE[(remainder ^ byte) & 255] ?? 0);
  return (remainder ^ 0xffffffff) >>> 0;
}
