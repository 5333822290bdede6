import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { accept } from '@halma/rules';
import { type CertificateBlock, CertificateReader } from '@halma/solver';
import { fileErrorCode } from '../../file-error-code.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import { requestedCamp } from './requested-camp.ts';

const GZIP_MAGIC = 0x1f8b;

/**
 * Reads the blocks of a certificate, which may be compressed with gzip.
 *
 * @param fallback the blocks to return if the file does not exist; if omitted, the function refuses a missing
 * file
 */
export async function readCertificate(
  path: string,
  fallback?: readonly CertificateBlock[],
): Promise<CommandResult<readonly CertificateBlock[]>> {
  const blocks: CertificateBlock[] = [];
  const reader = new CertificateReader(sideOf);
  try {
    const isCompressed = await isGzipped(path);
    const bytes = createReadStream(path);
    const input = isCompressed ? bytes.pipe(createGunzip()) : bytes;
    for await (const line of createInterface({ input })) {
      const block = reader.readLine(line);
      if (block === null) continue;
      if ('line' in block)
        return refuse('bad-certificate', `Line ${block.line} of ${path} is invalid.`, {
          at: block.line,
        });
      blocks.push(block);
    }
    return accept(blocks);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT' && fallback !== undefined) return accept(fallback);
    return refuse('unreadable-file', `The file “${path}” cannot be read (${code}).`);
  }
}

async function isGzipped(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  return bytesRead === 2 && buffer.readUInt16BE() === GZIP_MAGIC;
}

const sideByGame = new Map<string, number | undefined>();

function sideOf(game: string): number | undefined {
  if (!sideByGame.has(game)) {
    const choice = requestedCamp({ game });
    sideByGame.set(game, choice.ok ? choice.value.camp.side : undefined);
  }
  return sideByGame.get(game);
}
