import { formatPosition, type Position, type Result, refuse } from '@halma/rules';
import { rulesInQuery, rulesParameters } from '../game/rules-query.ts';
import { rulesConfigOf } from '../game/saved-game.ts';
import { readPosition, readStudy } from './read-study.ts';
import type { Study } from './study.ts';

/** The path of the analysis page. */
const PAGE_PATH = '/analysis';

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
  const bytes = await throughStream(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return `${PAGE_PATH}#${toBase64(bytes)}`;
}

/** Reads the game or position in a URL. Returns undefined if it has neither. */
export async function studyAt(url: URL): Promise<Result<Study> | undefined> {
  const fragment = url.hash.slice(1);
  if (fragment !== '') return studyInFragment(fragment);
  const position = url.searchParams.get('position');
  return position === null ? undefined : readPosition(position, rulesInQuery(url.searchParams));
}

/** Reads the game or position in a link to the analysis page. Returns undefined for any other text. */
export async function studyAtLink(text: string): Promise<Result<Study> | undefined> {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.pathname === PAGE_PATH ? studyAt(url) : undefined;
}

async function studyInFragment(fragment: string): Promise<Result<Study>> {
  try {
    const bytes = await throughStream(fromBase64(fragment), new DecompressionStream('deflate-raw'));
    return readStudy(new TextDecoder().decode(bytes));
  } catch {
    // The link is truncated or was edited.
    return refuse('bad-key');
  }
}

async function throughStream(
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
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
