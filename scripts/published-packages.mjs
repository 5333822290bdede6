import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * The manifest of a published package, and the package's folder.
 * @typedef {{
 *   readonly folder: string,
 *   readonly name: string,
 *   readonly version: string,
 *   readonly private?: boolean,
 *   readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
 *   readonly bin?: Readonly<Record<string, string>>,
 *   readonly dependencies?: Readonly<Record<string, string>>,
 * }} PublishedPackage
 */

/**
 * Returns the folders of all workspaces, relative to the repository: the libraries in `packages`, then the programs in
 * `apps`.
 */
export function workspaceFolders() {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(join(repository, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(repository, folder, 'package.json')));
}

/**
 * Returns the published packages, in the order of their folders.
 *
 * @returns {PublishedPackage[]}
 */
export function publishedPackages() {
  return workspaceFolders()
    .map((folder) => join(repository, folder))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter((manifest) => manifest.private !== true);
}
