import { createReadStream } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { accept } from '@halma/rules';
import { type CertificateBlock, CertificateReader } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import { requestedCamp } from './requested-camp.ts';

const GZIP_MAGIC = 0x1f8b;

/** Reads the blocks of a certificate, compressed or not. @param missing the blocks for a file that does not exist */
export async function readCertificate(
  path: string,
  missing?: readonly CertificateBlock[],
): Promise<CommandResult<readonly CertificateBlock[]>> {
  const blocks: CertificateBlock[] = [];
  const reader = new CertificateReader(sideOf);
  try {
    const packed = await isGzipped(path);
    const bytes = createReadStream(path);
    const input = packed ? bytes.pipe(createGunzip()) : bytes;
    for await (const text of createInterface({ input })) {
      const block = reader.readLine(text);
      if (block === null) continue;
      if ('line' in block)
        return refuse('bad-certificate', `Line ${block.line} of ${path} is invalid.`, {
          at: block.line,
        });
      blocks.push(block);
    }
    return accept(blocks);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (code === 'ENOENT' && missing !== undefined) return accept(missing);
    return refuse('unreadable-file', `The file “${path}” cannot be read (${code}).`);
  }
}

/** Appends text to a certificate. */
export async function appendText(path: string, text: string): Promise<CommandResult<null>> {
  try {
    await appendFile(path, text);
    return accept(null);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return refuse('unwritable-file', `${path} cannot be written (${code}).`);
  }
}

async function isGzipped(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  return bytesRead === 2 && buffer.readUInt16BE() === GZIP_MAGIC;
}

const sides = new Map<string, number | undefined>();

function sideOf(game: string): number | undefined {
  if (!sides.has(game)) {
    const choice = requestedCamp({ game });
    sides.set(game, choice.ok ? choice.value.camp.side : undefined);
  }
  return sides.get(game);
}
