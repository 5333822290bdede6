import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const currentFolder = new URL('./', import.meta.url);
const publicFolder = new URL('../public/', import.meta.url);

/** Files that are not stored for offline use: documents, and tablebases, which are larger than all scripts together. */
const ONLINE_ONLY = /\.(?:html|htb)$/;

/** Writes the service worker of a build, with the names of all files and a version computed from their contents. */
export function offlineBuild(): Plugin {
  return {
    name: 'halma-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => !ONLINE_ONLY.test(fileName));
      const publicFiles = readdirSync(publicFolder);
      const hash = createHash('sha256');
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      for (const name of publicFiles) hash.update(readFileSync(new URL(name, publicFolder)));
      const files = [...built.map(({ fileName }) => fileName), ...publicFiles]
        .map((name) => `/${name}`)
        .sort();
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: serviceWorker(files, hash.digest('hex').slice(0, 12)),
      });
    },
  };
}

/** Returns the script of the service worker for these files. */
function serviceWorker(files: readonly string[], version: string): string {
  return readFileSync(new URL('service-worker.js', currentFolder), 'utf8')
    .replace("'__VERSION__'", JSON.stringify(`halma-${version}`))
    .replace("['__FILES__']", JSON.stringify(files));
}
