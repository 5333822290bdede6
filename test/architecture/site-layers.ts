import { posix } from 'node:path';
import type { SourceFile } from './check-imports.ts';
import { importsOf } from './imports.ts';

/** The layers of the site, the upper ones first. A folder imports from lower layers only. */
const SITE_LAYERS: readonly (readonly string[])[] = [
  ['main.tsx'],
  ['shell'],
  ['pages'],
  ['analysis', 'learn', 'online', 'print', 'solitaires'],
  ['board'],
  ['game'],
  ['parts'],
  ['locale'],
  ['navigation', 'storage', 'style'],
];

/** Returns the imports of a file of the site that lead up, or sideways into another folder, one line each. */
export function upwardImports({ path, text }: SourceFile): string[] {
  return importsOf(path, text)
    .filter((address) => address.startsWith('.'))
    .map((address) => posix.join(posix.dirname(path), address))
    .filter((target) => folderOf(target) !== folderOf(path) && layerOf(target) <= layerOf(path))
    .map((target) => `${path} imports ${target}`);
}

/** Returns the index of a file's layer, or -1 if its folder has none. */
export function layerOf(path: string): number {
  return SITE_LAYERS.findIndex((folders) => folders.includes(folderOf(path)));
}

/** Returns the first folder below `src`, or the name of a file that lies in `src` itself. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}
