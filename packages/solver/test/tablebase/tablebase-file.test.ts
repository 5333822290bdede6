import { deflateRawSync } from 'node:zlib';
import {
  decodeValue,
  formatTablebase,
  indexOfPosition,
  sourceOfBytes,
  startOf,
  Tablebase,
  type TablebaseSource,
} from '@halma/solver';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../positions.ts';
import { boardOf, solve } from './solve.ts';

const SIZE = { shape: 'rhombus', side: 5, men: 2 } as const;
const board = boardOf(SIZE);
// The table's blocks are smaller than the file's.
const values = solve(board, { maxBlockBytes: 10_000 });
/** The numbers of ways to place two men on 25 cells, and two more on the remaining 23 cells. */
const [ROWS, COLUMNS] = [300, 253];

async function fileOf(): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of formatTablebase(board, values)) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns a file with a header and blocks. The length that the file states for its header may be wrong. */
function fileWith(
  header: unknown,
  blocks: readonly Uint8Array[] = [],
  length?: number,
): Uint8Array<ArrayBuffer> {
  const json = Buffer.from(typeof header === 'string' ? header : JSON.stringify(header));
  const prefix = Buffer.alloc(12);
  prefix.write('HALMATB1');
  prefix.writeUInt32LE(length ?? json.length, 8);
  return new Uint8Array(Buffer.concat([prefix, json, ...blocks]));
}

/** A source that throws if a reader reads beyond its end. */
function strictSource(bytes: Uint8Array<ArrayBuffer>): TablebaseSource {
  const { size, read } = sourceOfBytes(bytes);
  return {
    size,
    read: (offset, length) => {
      if (offset + length > size) throw new Error(`${length} bytes at ${offset} of ${size}`);
      return read(offset, length);
    },
  };
}

const open = (bytes: Uint8Array<ArrayBuffer>) => Tablebase.open(strictSource(bytes));

test('a file contains every value', async () => {
  const tablebase = unwrap(await open(await fileOf()));
  expect(tablebase.board).toMatchObject(SIZE);
  const read = unwrap(await tablebase.readAll());
  expect(read.slice(0, read.length)).toEqual(values.slice(0, values.length));
  expect(unwrap(await tablebase.valueOf(startOf(board)))).toEqual(
    decodeValue(values.at(indexOfPosition(board, startOf(board)))),
  );
});

test('a file names its rules', async () => {
  const boardWithRules = boardOf({ ...SIZE, preset: 'parker-1885' });
  const parts: Uint8Array[] = [];
  for await (const part of formatTablebase(boardWithRules, solve(boardWithRules))) parts.push(part);
  const tablebase = unwrap(await open(new Uint8Array(Buffer.concat(parts))));
  expect(tablebase.board.preset).toBe('parker-1885');
});

test('a file may have blocks of fewer rows, and each is read when it is needed', async () => {
  const blocks = Array.from({ length: ROWS }, (_, row) =>
    deflateRawSync(values.slice(row * COLUMNS, (row + 1) * COLUMNS)),
  );
  const header = {
    ...SIZE,
    rowsPerBlock: 1,
    lengths: blocks.map(({ length }) => length),
    // Only the first checksum is right.
    checksums: blocks.map((_, row) => (row === 0 ? crc32Of(values.slice(0, COLUMNS)) : 0)),
  };
  const tablebase = unwrap(await open(fileWith(header, blocks)));
  for (let index = 0; index < COLUMNS; index += 1)
    expect(unwrap(await tablebase.byteAt(index))).toBe(values.at(index));
  expect(await tablebase.byteAt(COLUMNS)).toEqual({ ok: false, refusal: { code: 'bad-block', block: 1 } });
});

/** Returns the CRC-32 of bytes, bit by bit. */
function crc32Of(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

const HEADER = { ...SIZE, rowsPerBlock: ROWS, lengths: [10], checksums: [0] };
const BLOCK = new Uint8Array(10);

describe('an untrusted file is refused before memory is reserved:', () => {
  test.each<[name: string, file: Uint8Array<ArrayBuffer>, refusal: object]>([
    ['no bytes', new Uint8Array(), { code: 'not-a-tablebase' }],
    ['bytes that are not a tablebase', new Uint8Array(100), { code: 'not-a-tablebase' }],
    ['a header longer than the file', fileWith(HEADER, [BLOCK], 1000), { part: 'length' }],
    ['a header of 4 GiB', fileWith(HEADER, [BLOCK], 2 ** 32 - 1), { part: 'length' }],
    ['a header that is too long', fileWith(' '.repeat(2 ** 22 + 1)), { part: 'length' }],
    ['a header that is not JSON', fileWith('{"shape":'), { part: 'json' }],
    ['a header that is a number', fileWith('5'), { part: 'json' }],
    ['a header that is null', fileWith('null'), { part: 'json' }],
    ['an unknown shape', fileWith({ ...HEADER, shape: 'torus' }, [BLOCK]), { part: 'shape' }],
    ['a shape that is a method', fileWith({ ...HEADER, shape: 'toString' }, [BLOCK]), { part: 'shape' }],
    ['unknown rules', fileWith({ ...HEADER, preset: 'standard' }, [BLOCK]), { part: 'preset' }],
    ['a side that is text', fileWith({ ...HEADER, side: '5' }, [BLOCK]), { part: 'side' }],
    ['a side of a billion', fileWith({ ...HEADER, side: 1e9 }, [BLOCK]), { part: 'side' }],
    ['a negative side', fileWith({ ...HEADER, side: -5 }, [BLOCK]), { part: 'side' }],
    ['half a man', fileWith({ ...HEADER, men: 2.5 }, [BLOCK]), { part: 'men' }],
    ['too many men', fileWith({ ...HEADER, men: 12 }, [BLOCK]), { part: 'men' }],
    ['blocks without rows', fileWith({ ...HEADER, rowsPerBlock: 0 }, [BLOCK]), { part: 'rowsPerBlock' }],
    [
      'blocks of a billion rows',
      fileWith({ ...HEADER, rowsPerBlock: 1e9 }, [BLOCK]),
      { part: 'rowsPerBlock' },
    ],
    ['too few blocks', fileWith({ ...HEADER, rowsPerBlock: 10 }, [BLOCK]), { part: 'lengths' }],
    ['no list of lengths', fileWith({ ...HEADER, lengths: 10 }, [BLOCK]), { part: 'lengths' }],
    ['a negative length', fileWith({ ...HEADER, lengths: [-10] }, [BLOCK]), { part: 'lengths' }],
    ['too many lengths', fileWith({ ...HEADER, lengths: [5, 5] }, [BLOCK]), { part: 'lengths' }],
    ['no checksums', fileWith({ ...HEADER, checksums: [] }, [BLOCK]), { part: 'checksums' }],
    ['a block beyond the end', fileWith({ ...HEADER, lengths: [2 ** 40] }, [BLOCK]), { code: 'wrong-size' }],
    ['bytes after the last block', fileWith(HEADER, [BLOCK, BLOCK]), { code: 'wrong-size' }],
    [
      // Its values would need 85 TB.
      'a large board in a small file',
      fileWith({ ...HEADER, side: 7, men: 6, rowsPerBlock: 1 }, [BLOCK]),
      { part: 'lengths' },
    ],
  ])('%s', async (_, file, refusal) => {
    const expected = 'part' in refusal ? { code: 'bad-header', ...refusal } : refusal;
    expect(await open(file)).toMatchObject({ ok: false, refusal: expected });
  });

  test('more values than the reader allows', async () => {
    const tablebase = unwrap(await open(await fileOf()));
    const bytes = ROWS * COLUMNS;
    expect((await tablebase.readAll({ maxBytes: bytes })).ok).toBe(true);
    expect(await tablebase.readAll({ maxBytes: bytes - 1 })).toEqual({
      ok: false,
      refusal: { code: 'too-large', bytes, maxBytes: bytes - 1 },
    });
  });
});

test.each<[name: string, block: Uint8Array]>([
  // 100 MB, compressed to 100 kB.
  ['decompresses to more bytes than its rows', deflateRawSync(new Uint8Array(1e8))],
  ['decompresses to fewer bytes than its rows', deflateRawSync(new Uint8Array(1000))],
  ['decompresses to other values', deflateRawSync(new Uint8Array(ROWS * COLUMNS))],
  ['is not compressed', new Uint8Array(1000).fill(255)],
  ['is empty', new Uint8Array()],
])('a block that %s is refused when it is read', async (_, block) => {
  const header = { ...HEADER, lengths: [block.length], checksums: [1] };
  const tablebase = unwrap(await open(fileWith(header, [block])));
  const refused = { ok: false, refusal: { code: 'bad-block', block: 0 } };
  expect(await tablebase.readAll()).toEqual(refused);
  expect(await tablebase.byteAt(5)).toEqual(refused);
});

test('a block with one wrong bit is refused', async () => {
  const file = await fileOf();
  file[file.length - 9] = (file[file.length - 9] ?? 0) ^ 1;
  const tablebase = unwrap(await open(file));
  expect(await tablebase.readAll()).toEqual({ ok: false, refusal: { code: 'bad-block', block: 0 } });
});
