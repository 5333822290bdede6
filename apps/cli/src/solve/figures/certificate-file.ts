import { createReadStream } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Block, CertificateReader } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import { requestedYard } from './requested-yard.ts';

/** How a file begins that gzip has compressed. */
const GZIP = 0x1f8b;

/** Reads the blocks of a certificate, compressed or not. @param missing what to give where there is no such file */
export async function readCertificate(
  path: string,
  missing?: readonly Block[],
): Promise<Reply<readonly Block[]>> {
  const blocks: Block[] = [];
  const reader = new CertificateReader(sideOf);
  try {
    const packed = await isPacked(path);
    const bytes = createReadStream(path);
    const input = packed ? bytes.pipe(createGunzip()) : bytes;
    for await (const text of createInterface({ input })) {
      const block = reader.read(text);
      if (block === null) continue;
      if ('line' in block)
        return decline('bad-certificate', `Line ${block.line} of ${path} cannot stand there.`, {
          at: block.line,
        });
      blocks.push(block);
    }
    return give(blocks);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (code === 'ENOENT' && missing !== undefined) return give(missing);
    return decline('unreadable-file', `The file “${path}” cannot be read (${code}).`);
  }
}

/** Adds text to a certificate. */
export async function appendText(path: string, text: string): Promise<Reply<null>> {
  try {
    await appendFile(path, text);
    return give(null);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return decline('unwritable-file', `${path} cannot be written (${code}).`);
  }
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  return bytesRead === 2 && buffer.readUInt16BE() === GZIP;
}

const sides = new Map<string, number | undefined>();

function sideOf(game: string): number | undefined {
  if (!sides.has(game)) {
    const choice = requestedYard({ game });
    sides.set(game, choice.ok ? choice.value.yard.side : undefined);
  }
  return sides.get(game);
}
