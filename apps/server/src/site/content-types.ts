import { extname } from 'node:path';

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.mp3', 'audio/mpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml'],
]);

/** Returns the content type for a file name. Browsers download files of an unknown type. */
export function contentTypeOf(fileName: string): string {
  return CONTENT_TYPES.get(extname(fileName).toLowerCase()) ?? 'application/octet-stream';
}

/** Returns whether compression can make a file of this type smaller: pixel images and fonts are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|javascript|xml|wasm/.test(contentType);
}
