import { accept, type Result } from '@halma/rules';
import { ByteTable } from './byte-table.ts';
import { countSets, indexOfPosition, type TurnedPosition } from './position-index.ts';
import { createSmallBoard, SMALL_BOARD_SHAPES, type SmallBoard, type SmallBoardSize } from './small-board.ts';
import { decodeValue, type PositionValue } from './value.ts';

/**
 * A file with the values of all positions of a small board:
 *
 * - the eight characters `HALMATB1`,
 * - the length of the header in bytes, as 32 bits, the lowest byte first,
 * - the header as JSON,
 * - the blocks, one after another: the values of some rows, a byte each, compressed by DEFLATE without a wrapper.
 */
const MAGIC = 'HALMATB1';
const LENGTH_BYTES = 4;
/** A block has about this many values. */
const BLOCK_SIZE = 1 << 20;
const MAX_HEADER_BYTES = 1 << 22;

interface Header extends SmallBoardSize {
  readonly rowsPerBlock: number;
  /** The length of each block in bytes. */
  readonly lengths: readonly number[];
  /** The CRC-32 of the values of each block. */
  readonly checksums: readonly number[];
}

/** The reasons why a file is not a tablebase. */
export type TablebaseRefusal = { readonly code: 'not-a-tablebase' | 'bad-header' | 'bad-checksum' };

/** Reads a part of a file. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Yields the parts of a tablebase file. @param values of all positions */
export async function* formatTablebase(
  { shape, side, men, board }: SmallBoard,
  values: ByteTable,
): AsyncGenerator<Uint8Array> {
  const { columns } = countSets({ board, men });
  const rowsPerBlock = Math.max(1, Math.round(BLOCK_SIZE / columns));
  const blockSize = rowsPerBlock * columns;
  const blocks: Uint8Array[] = [];
  const checksums: number[] = [];
  for (let start = 0; start < values.length; start += blockSize) {
    const block = values.slice(start, start + blockSize);
    checksums.push(crc32(block));
    blocks.push(await transform(block, new CompressionStream('deflate-raw')));
  }
  const lengths = blocks.map(({ length }) => length);
  const header: Header = { shape, side, men, rowsPerBlock, lengths, checksums };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, json.length, true);
  yield new TextEncoder().encode(MAGIC);
  yield length;
  yield json;
  yield* blocks;
}

/** The values of all positions of a small board, read from a file block by block when they are first needed. */
export class Tablebase {
  readonly board: SmallBoard;
  readonly #header: Header;
  readonly #read: ReadBytes;
  readonly #offsets: readonly number[];
  readonly #blocks = new Map<number, Promise<Result<Uint8Array, TablebaseRefusal>>>();
  readonly #columns: number;

  private constructor(board: SmallBoard, header: Header, read: ReadBytes, firstOffset: number) {
    this.board = board;
    this.#header = header;
    this.#read = read;
    let offset = firstOffset;
    this.#offsets = header.lengths.map((length) => {
      offset += length;
      return offset - length;
    });
    this.#columns = countSets(board).columns;
  }

  /** Opens a file. Refuses a file with a different format or header. */
  static async open(read: ReadBytes): Promise<Result<Tablebase, TablebaseRefusal>> {
    const start = await read(0, MAGIC.length + LENGTH_BYTES);
    if (new TextDecoder().decode(start.subarray(0, MAGIC.length)) !== MAGIC)
      return { ok: false, refusal: { code: 'not-a-tablebase' } };
    const length = new DataView(start.buffer, start.byteOffset + MAGIC.length).getUint32(0, true);
    if (length > MAX_HEADER_BYTES) return { ok: false, refusal: { code: 'bad-header' } };
    const header = parseHeader(new TextDecoder().decode(await read(start.length, length)));
    const board = header === null ? null : createSmallBoard(header);
    if (header === null || board === null || !board.ok) return { ok: false, refusal: { code: 'bad-header' } };
    const { rows } = countSets(board.value);
    if (header.lengths.length !== Math.ceil(rows / header.rowsPerBlock))
      return { ok: false, refusal: { code: 'bad-header' } };
    return accept(new Tablebase(board.value, header, read, start.length + length));
  }

  /** Returns the value of a position. Refuses a file whose checksum is wrong. */
  async valueOf(position: TurnedPosition): Promise<Result<PositionValue, TablebaseRefusal>> {
    const byte = await this.byteAt(indexOfPosition(this.board, position));
    return byte.ok ? accept(decodeValue(byte.value)) : byte;
  }

  /** Returns the byte of the position with an index. */
  async byteAt(index: number): Promise<Result<number, TablebaseRefusal>> {
    const blockSize = this.#header.rowsPerBlock * this.#columns;
    const block = await this.#block(Math.floor(index / blockSize));
    return block.ok ? accept(block.value[index % blockSize] ?? 0) : block;
  }

  /** Returns the values of all positions. */
  async readAll(): Promise<Result<ByteTable, TablebaseRefusal>> {
    const blocks: Uint8Array[] = [];
    for (let number = 0; number < this.#offsets.length; number += 1) {
      const block = await this.#readBlock(number);
      if (!block.ok) return block;
      blocks.push(block.value);
    }
    return accept(new ByteTable(blocks, this.#columns));
  }

  #block(number: number): Promise<Result<Uint8Array, TablebaseRefusal>> {
    const known = this.#blocks.get(number);
    if (known !== undefined) return known;
    const block = this.#readBlock(number);
    this.#blocks.set(number, block);
    return block;
  }

  async #readBlock(number: number): Promise<Result<Uint8Array, TablebaseRefusal>> {
    const { lengths, checksums, rowsPerBlock } = this.#header;
    const rows = Math.min(rowsPerBlock, countSets(this.board).rows - number * rowsPerBlock);
    try {
      const compressed = await this.#read(this.#offsets[number] ?? 0, lengths[number] ?? 0);
      const block = await transform(compressed, new DecompressionStream('deflate-raw'));
      return block.length === rows * this.#columns && crc32(block) === checksums[number]
        ? accept(block)
        : { ok: false, refusal: { code: 'bad-checksum' } };
    } catch {
      return { ok: false, refusal: { code: 'bad-checksum' } };
    }
  }
}

function parseHeader(json: string): Header | null {
  let header: unknown;
  try {
    header = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof header !== 'object' || header === null) return null;
  const { shape, side, men, rowsPerBlock, lengths, checksums } = header as Record<string, unknown>;
  const known = SMALL_BOARD_SHAPES.find((name) => name === shape);
  if (known === undefined || !isCount(side) || !isCount(men) || !isCount(rowsPerBlock)) return null;
  if (rowsPerBlock === 0 || !isCountList(lengths) || !isCountList(checksums)) return null;
  return { shape: known, side, men, rowsPerBlock, lengths, checksums };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isCountList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isCount);
}

/** Passes bytes through a stream that compresses or decompresses them. */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const output = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(output).arrayBuffer());
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
