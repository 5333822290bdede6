import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * The manifest of a published package, and the package's folder.
 * @typedef {{
 *   readonly folder: string,
 *   readonly name: string,
 *   readonly private?: boolean,
 *   readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
 *   readonly bin?: Readonly<Record<string, string>>,
 *   readonly dependencies?: Readonly<Record<string, string>>,
 * }} PublishedPackage
 */

/**
 * Returns the published packages: the libraries in `packages`, then the programs in `apps`.
 *
 * @returns {PublishedPackage[]}
 */
export function publishedPackages() {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(join(repository, group)).map((name) => join(repository, group, name)))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter((manifest) => manifest.private !== true);
}
