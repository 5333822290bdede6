import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { accept } from '@halma/rules';
import { type CertificateBlock, CertificateReader } from '@halma/solver';
import { fileErrorCode, fileErrorText } from '../../file-error.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import { requestedCamp } from './requested-camp.ts';

const GZIP_MAGIC = 0x1f8b;
const CERTIFICATE_START = 'figures ';

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
    const isCompressed = isGzip(await readStart(path, 2));
    const bytes = createReadStream(path);
    const input = isCompressed ? bytes.pipe(createGunzip()) : bytes;
    for await (const line of createInterface({ input })) {
      const block = reader.readLine(line);
      if (block === null) continue;
      if ('line' in block) return refuse('bad-certificate', `Line ${block.line} of ${path} is invalid.`);
      blocks.push(block);
    }
    return accept(blocks);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT' && fallback !== undefined) return accept(fallback);
    return refuse('unreadable-file', `The file “${path}” cannot be read: ${fileErrorText(error)}.`);
  }
}

/** Refuses to append to a file that is not a certificate, or that is compressed. Accepts a missing file. */
export async function checkAppendable(path: string): Promise<CommandResult<null>> {
  try {
    const start = await readStart(path, CERTIFICATE_START.length);
    if (isGzip(start))
      return refuse('bad-certificate', `${path} is incomplete and compressed. Decompress it to continue it.`);
    // A stopped writer may leave less than the whole first line.
    if (!CERTIFICATE_START.startsWith(start.toString('latin1')))
      return refuse('bad-certificate', `${path} is not a certificate.`);
    return accept(null);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT') return accept(null);
    return refuse('unreadable-file', `The file “${path}” cannot be read: ${fileErrorText(error)}.`);
  }
}

async function readStart(path: string, byteCount: number): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(byteCount), 0, byteCount, 0);
  await file.close();
  return buffer.subarray(0, bytesRead);
}

function isGzip(start: Buffer): boolean {
  return start.length >= 2 && start.readUInt16BE() === GZIP_MAGIC;
}

const sideByGame = new Map<string, number | undefined>();

function sideOf(game: string): number | undefined {
  if (!sideByGame.has(game)) {
    const choice = requestedCamp({ game });
    sideByGame.set(game, choice.ok ? choice.value.camp.side : undefined);
  }
  return sideByGame.get(game);
}
