import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns the licences of the registry packages whose modules a bundle contains. Most licences must accompany
 * redistributed code.
 *
 * @param {string} folder the folder to which the paths are relative
 * @param {readonly string[]} inputs the paths of the bundled modules
 * @throws {Error} if a package has no licence file
 */
export function bundledLicences(folder, inputs) {
  const modules = inputs.filter((path) => path.includes('node_modules/'));
  const packages = new Set(modules.map((path) => packageFolder(resolve(folder, path))));
  const texts = [...packages].map((path) => {
    /** @type {{ readonly name: string, readonly version: string }} */
    const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} is bundled but has no licence file`);
    return `${name} ${version}\n\n${readFileSync(join(path, file), 'utf8').trim()}\n`;
  });
  return texts.sort().join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Returns the folder of a module's package. Folders inside a package may have their own manifests, which have
 * no version.
 *
 * @param {string} path
 * @returns {string}
 */
function packageFolder(path) {
  const folder = dirname(path);
  const manifest = join(folder, 'package.json');
  const isPackage = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version !== undefined;
  return isPackage ? folder : packageFolder(folder);
}
