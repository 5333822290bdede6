import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { addLicence } from './prepack.mjs';
import { publishedPackages } from './published-packages.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * The sizes of a packed package: the bytes of its archive and of its files, the number of files, and its files and folders
 * other than `dist` and `src`.
 * @typedef {{ readonly name: string, readonly packed: number, readonly unpacked: number, readonly fileCount: number, readonly otherEntries: readonly string[] }} PackedSize
 */

/**
 * The sizes of a bundled program, in bytes, before and after compression.
 * @typedef {{ readonly name: string, readonly minified: number, readonly compressed: number }} BundledSize
 */

/**
 * The programs to bundle: the code of each, or the name of a module.
 *
 * @type {readonly (readonly [name: string, code: string])[]}
 */
const PROGRAMS = [
  [
    '`@halma/rules`: play a game from a list of moves',
    "export { makeRules, startPosition, legalMoves, play, formatPosition } from '@halma/rules'",
  ],
  ['`@halma/rules`: everything', "export * from '@halma/rules'"],
  ['`@halma/engine`: choose moves in this thread', "export { EnginePlayer } from '@halma/engine'"],
  ['`@halma/engine`: everything', "export * from '@halma/engine'"],
  [
    '`@halma/engine/worker`: call an engine in a worker',
    "export { createEngineWorker } from '@halma/engine/worker'",
  ],
  ['`@halma/engine/worker-bundle`: the worker’s program', '@halma/engine/worker-bundle'],
  ['`@halma/board`: the element, for a page that supplies the positions', '@halma/board'],
  ['`@halma/board/embed`: the element with the rules', '@halma/board/embed'],
  ['`@halma/solver`: everything', "export * from '@halma/solver'"],
];

/**
 * The output of `npm pack --json` for a package.
 * @typedef {{
 *   readonly name: string,
 *   readonly size: number,
 *   readonly unpackedSize: number,
 *   readonly files: readonly { readonly path: string }[],
 * }} Pack
 */

/**
 * Packs the packages as they would be published, without writing archives. They must be built.
 * @returns {readonly Pack[]}
 */
export function packPackages() {
  const packages = publishedPackages();
  for (const { folder } of packages) addLicence(folder);
  const workspaces = packages.flatMap(({ name }) => ['--workspace', name]);
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Object.values(JSON.parse(output));
}

/**
 * Returns the sizes of packed packages, sorted by name.
 * @param {readonly Pack[]} packs
 * @returns {readonly PackedSize[]}
 */
export function packedSizes(packs) {
  return packs
    .map(({ name, size, unpackedSize, files }) => ({
      name,
      packed: size,
      unpacked: unpackedSize,
      fileCount: files.length,
      otherEntries: otherEntriesOf(files.map(({ path }) => path)),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Returns the files and folders of a package other than its modules and sources.
 * @param {readonly string[]} paths
 */
function otherEntriesOf(paths) {
  const entries = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  return [...entries].filter((entry) => !['dist', 'src'].includes(entry)).sort();
}

/**
 * Bundles programs that use the packages.
 * @returns {Promise<readonly BundledSize[]>}
 */
export async function bundledSizes() {
  const sizes = [];
  for (const [name, code] of PROGRAMS) {
    const { outputFiles } = await build({
      ...(code.startsWith('@')
        ? { entryPoints: [code], absWorkingDir: repository }
        : { stdin: { contents: code, resolveDir: repository, loader: 'js' } }),
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      logLevel: 'error',
      write: false,
    });
    const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
    sizes.push({ name, minified: contents.length, compressed: gzipSync(contents, { level: 9 }).length });
  }
  return sizes;
}

/**
 * Formats a number of bytes in kilobytes.
 * @param {number} bytes
 */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
}

/**
 * Formats the page.
 * @param {readonly PackedSize[]} packs
 * @param {readonly BundledSize[]} bundles
 */
export function packageSizesPage(packs, bundles) {
  return [
    '# Package sizes',
    '',
    '`npm run compile && node scripts/write-package-sizes-page.mjs` writes this page. A test packs and bundles everything again, and',
    'fails if a figure is wrong by more than a tenth. All sizes are in kB, a thousand bytes.',
    '',
    '## Packed',
    '',
    'Each package contains its compiled modules with their types and source maps (`dist`), its sources (`src`), and the files and',
    'folders in the last column. Only the modules that a program imports end up on a page. `@halma/cli` and `@halma/server` contain bundled',
    'programs instead, without sources, and `@halma/server` also contains the built site. The test leaves out the',
    'row of `@halma/server`, because it would have to build the site first.',
    '',
    '| package | archive | installed | files | other than `dist` and `src` |',
    '| --- | --: | --: | --: | --- |',
    ...packs.map(
      ({ name, packed, unpacked, fileCount, otherEntries }) =>
        `| \`${name}\` | ${kilobytes(packed)} | ${kilobytes(unpacked)} | ${fileCount} | ${otherEntries.map((entry) => `\`${entry}\``).join(', ')} |`,
    ),
    '',
    '## Bundled',
    '',
    'Programs that use a package, bundled for a page by esbuild: minified, and then compressed with gzip. Each contains what it needs',
    'from the other packages: the engine includes the rules, the kernel and the solver.',
    '',
    '| program | minified | compressed |',
    '| --- | --: | --: |',
    ...bundles.map(
      ({ name, minified, compressed }) => `| ${name} | ${kilobytes(minified)} | ${kilobytes(compressed)} |`,
    ),
    '',
  ].join('\n');
}
