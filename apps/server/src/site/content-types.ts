import { extname } from 'node:path';

const byExtension: ReadonlyMap<string, string> = new Map([
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

/** The content type for a file name; bytes of an unknown kind are only ever offered as a download. */
export function contentTypeOf(fileName: string): string {
  return byExtension.get(extname(fileName).toLowerCase()) ?? 'application/octet-stream';
}

/** Whether compressing a file of this type is worth trying: pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|javascript|xml|wasm/.test(contentType);
}
