import { accept, formatPosition, type Position, type Refusal, refuse } from '@halma/rules';
import { rulesInQuery, rulesParameters } from '../game/rules-query.ts';
import { rulesConfigOf } from '../game/saved-game.ts';
import { MAX_TEXT_BYTES, readPosition, readStudy } from './read-study.ts';
import { startOf } from './set-up.ts';
import { createStudy, type Study } from './study.ts';

/** The reason why a link cannot be opened: what it contains is refused, or it was cut off or edited (`bad-link`). */
export type LinkRefusal = Refusal | { readonly code: 'bad-link' };

/** The study that a link contains, or the reason why it cannot be opened. */
type LinkedStudy =
  | { readonly ok: true; readonly value: Study }
  | { readonly ok: false; readonly refusal: LinkRefusal };

/** The path of the analysis page. */
const PAGE_PATH = '/analysis';

/**
 * The number of compressed bytes that are unpacked at a time. Browsers unpack each chunk completely, and this many bytes
 * can contain a megabyte.
 */
const CHUNK_BYTES = 1024;

/** Returns the URL of a position, with its rules. */
export function addressOfPosition(position: Position): string {
  const rules = rulesParameters(rulesConfigOf(position.rules));
  return `${PAGE_PATH}?${new URLSearchParams({ ...rules, position: formatPosition(position) })}`;
}

/**
 * Returns the URL of a whole game. Its fragment, which browsers do not send to a server, holds the compressed
 * record.
 */
export async function addressOfRecord(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `${PAGE_PATH}#${toBase64(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/** Reads the game or position in a URL; rules alone stand for their start. Returns undefined if the URL has none of these. */
export async function studyAt(url: URL): Promise<LinkedStudy | undefined> {
  const fragment = url.hash.slice(1);
  if (fragment !== '') return studyInFragment(fragment);
  const [position, rules] = [url.searchParams.get('position'), rulesInQuery(url.searchParams)];
  if (position !== null) return readPosition(position, rules);
  if (rules === undefined) return undefined;
  const start = startOf(rules);
  return start.ok ? accept(createStudy(start.value)) : start;
}

/** Reads the game or position in a link to the analysis page. Returns undefined for any other text. */
export async function studyAtLink(text: string): Promise<LinkedStudy | undefined> {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.pathname === PAGE_PATH ? studyAt(url) : undefined;
}

async function studyInFragment(fragment: string): Promise<LinkedStudy> {
  try {
    const text = await unpack(fromBase64(fragment));
    return text === undefined ? refuse('too-long', { at: MAX_TEXT_BYTES }) : readStudy(text);
  } catch {
    return { ok: false, refusal: { code: 'bad-link' } };
  }
}

/** Unpacks a compressed text. Returns undefined, without unpacking the rest, if it is too long. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = inChunks(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAX_TEXT_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Blob(parts).text();
}

function inChunks(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(offset, offset + CHUNK_BYTES));
      offset += CHUNK_BYTES;
      if (offset >= bytes.length) controller.close();
    },
  });
}

/** Encodes bytes in the URL-safe alphabet of Base64. */
function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
