// Builds everything that packages contain other than their modules, and then writes
// docs/reference/package-sizes.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledSizes, packageSizesPage, packedSizes, packPackages } from './package-sizes-page.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));

const flags = ['@halma/board', '@halma/engine', '@halma/server'].flatMap((name) => ['--workspace', name]);
execFileSync('npm', ['run', 'build', ...flags], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
const page = packageSizesPage(packedSizes(packPackages()), await bundledSizes());
writeFileSync(new URL('../docs/reference/package-sizes.md', import.meta.url), page);
