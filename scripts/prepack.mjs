import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * Adds the licence to a package, because every published package must contain it.
 * @param {string} folder
 */
export function addLicence(folder) {
  copyFileSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Builds everything that a package contains, and adds the licence. `npm pack` and `npm publish` run this function.
 * @param {string} folder
 */
function preparePackage(folder) {
  // The compiler does not delete the output of sources that no longer exist.
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  execFileSync('npm', ['run', 'compile'], { cwd: repository, stdio: 'inherit' });
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (scripts.build !== undefined) execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  addLicence(folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) preparePackage(process.cwd());
