import { posix } from 'node:path';
import type { SourceFile } from './check-imports.ts';
import { importsOf } from './imports.ts';

/** The layers of the site, from top to bottom. A folder imports only from lower layers. */
const SITE_LAYERS: readonly (readonly string[])[] = [
  ['main.tsx'],
  ['start.tsx'],
  ['first-screen'],
  ['shell'],
  ['pages'],
  ['guide'],
  ['analysis', 'learn', 'online', 'print', 'solitaires', 'solved'],
  ['board'],
  ['game'],
  ['parts'],
  ['locale'],
  ['navigation', 'storage', 'style'],
];

/**
 * Describes each import by a site file from a higher layer, or from another folder of its layer, in one line.
 */
export function upwardImports({ path, text }: SourceFile): string[] {
  return importsOf(path, text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier))
    .filter((target) => folderOf(target) !== folderOf(path) && layerOf(target) <= layerOf(path))
    .map((target) => `${path} imports ${target}`);
}

/** Returns the index of a file's layer, or -1 if its folder has none. */
export function layerOf(path: string): number {
  return SITE_LAYERS.findIndex((folders) => folders.includes(folderOf(path)));
}

/** Returns the first folder under `src`, or the name of a file in `src` itself. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}
