import { type Result, refuse } from '@halma/rules';
import { readPosition, readStudy } from './read-study.ts';
import type { Study } from './study.ts';

/** The path of the page. */
const PAGE = '/analysis';

/** Returns the address of a position. */
export function addressOfPosition(game: string, hfn: string): string {
  return `${PAGE}?${new URLSearchParams({ game, position: hfn })}`;
}

/** Returns the address of a whole game: its compressed record in the fragment, which browsers do not send to a server. */
export async function addressOfRecord(record: string): Promise<string> {
  const packed = await packing(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return `${PAGE}#${toBase64(packed)}`;
}

/** Reads the game or position that an address contains; undefined for neither. */
export async function studyAt(url: URL): Promise<Result<Study> | undefined> {
  const packed = url.hash.slice(1);
  if (packed !== '') return recordIn(packed);
  const position = url.searchParams.get('position');
  return position === null ? undefined : readPosition(position, url.searchParams.get('game') ?? undefined);
}

async function recordIn(packed: string): Promise<Result<Study>> {
  try {
    const bytes = await packing(fromBase64(packed), new DecompressionStream('deflate-raw'));
    return readStudy(new TextDecoder().decode(bytes));
  } catch {
    // A link may be truncated or edited.
    return refuse('bad-key');
  }
}

async function packing(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Encodes bytes in the URL-safe alphabet of Base64. */
function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
