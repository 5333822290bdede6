import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';
import type { Site, SiteFile } from './site.ts';

// The bundler names its files `assets/<name>-<8-character hash>.<extension>`.
const HASHED_ASSET = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** Reads all files of the built site. Returns undefined if the folder does not contain a built site. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const site = new Map<string, SiteFile>();
  for (const file of await listFiles(folder)) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    site.set(path, prepareFile(path, new Uint8Array(await readFile(file))));
  }
  return site.has('/index.html') ? site : undefined;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // Symbolic links do not count as files here, so the server never reads outside the folder.
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissingFolder(error)) return [];
    throw error;
  }
}

function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function prepareFile(path: string, body: Uint8Array<ArrayBuffer>): SiteFile {
  return createSiteFile({ contentType: contentTypeOf(path), cacheControl: cacheControlFor(path) }, body);
}

/** Returns a file with its entity tag. It is compressed once, when first read, if that makes it smaller. */
export function createSiteFile(
  { contentType, cacheControl }: Pick<SiteFile, 'contentType' | 'cacheControl'>,
  body: Uint8Array<ArrayBuffer>,
): SiteFile {
  let compressed: { readonly gzipped: Uint8Array<ArrayBuffer> | undefined } | undefined;
  return {
    contentType,
    cacheControl,
    entityTag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    // Compressing the whole site would delay each start by a third of a second.
    get gzipped() {
      compressed ??= { gzipped: isCompressible(contentType) ? compress(body) : undefined };
      return compressed.gzipped;
    },
  };
}

/** Returns the body compressed; undefined if that is not smaller. */
function compress(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const gzipped = new Uint8Array(gzipSync(body, { level: 9 }));
  return gzipped.length < body.length ? gzipped : undefined;
}

/** Returns how long a browser may keep a file: a file with a hashed name never changes; others are revalidated. */
function cacheControlFor(path: string): string {
  return HASHED_ASSET.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
