// The bundler names its files `assets/<name>-<8 characters of hash>.<extension>`.
const hashedAsset = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * How long a browser may keep a file. A hashed name never changes its content; everything else is asked for
 * again each time, which its entity tag makes cheap.
 */
export function cacheControlFor(path: string): string {
  return hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
