import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheControlFor } from './cache-policy.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';
import type { Site, SiteFile } from './site.ts';

/** Reads every file of the built site; undefined when there is no built site in the folder. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const site = new Map<string, SiteFile>();
  for (const file of await filesBelow(folder)) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    site.set(path, prepare(path, new Uint8Array(await readFile(file))));
  }
  return site.has('/index.html') ? site : undefined;
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // A symbolic link is not a file here, so nothing outside the folder is ever read.
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isNoFolder(error)) return [];
    throw error;
  }
}

function isNoFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function prepare(path: string, body: Uint8Array<ArrayBuffer>): SiteFile {
  const contentType = contentTypeOf(path);
  const gzipped = isCompressible(contentType) ? new Uint8Array(gzipSync(body, { level: 9 })) : undefined;
  return {
    contentType,
    cacheControl: cacheControlFor(path),
    entityTag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    gzipped: gzipped && gzipped.length < body.length ? gzipped : undefined,
  };
}
