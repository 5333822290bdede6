// Bundles the server and the command line from their sources into their `dist` folders: a program for each
// process and thread. A program then reads a few files instead of a hundred or a thousand modules when it
// starts, and starts in a third to two thirds of the time. The script skips an application whose bundle is
// newer than all sources.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledLicences } from './bundled-licences.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * The programs of each application, by file name.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const PROGRAMS = {
  server: {
    main: 'src/main.ts',
    admin: 'src/admin/main.ts',
    'engine-worker': 'src/engine/engine-worker.ts',
    'picture-worker': 'src/link-preview/picture-worker.ts',
    'planning-worker': 'src/tournament/planning-worker.ts',
  },
  cli: {
    main: 'src/main.ts',
    'game-worker': 'src/arena/game-worker.ts',
    'board-worker': 'src/solve/board/board-worker.ts',
    'solver-worker': 'src/solve/figures/solver-worker.ts',
    'dataset-worker': 'src/dataset/dataset-worker.ts',
    // The name under which the engine starts its worker.
    thread: '../../packages/engine/src/worker/thread.ts',
  },
};

/** A duration longer than any build takes, in milliseconds. */
const BUILD_LIMIT_MS = 60_000;

/**
 * @param {string} path
 * @returns {number} the time of the last change in milliseconds; 0 for a missing file
 */
const lastChangeMs = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} folder
 * @returns {readonly string[]} the paths of all files under a folder; empty if the folder does not exist
 */
const filesBelow = (folder) =>
  lastChangeMs(folder) === 0
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const sharedInputs = [
  ...readdirSync(join(repository, 'packages')).flatMap((name) =>
    filesBelow(join(repository, 'packages', name, 'src')),
  ),
  join(repository, 'package-lock.json'),
  fileURLToPath(import.meta.url),
];

/**
 * Bundles the programs of an application if a source has changed.
 *
 * @param {string} folder the path of the application
 * @param {Readonly<Record<string, string>>} programs
 */
async function bundle(folder, programs) {
  const manifest = join(folder, 'package.json');
  const inputs = [...filesBelow(join(folder, 'src')), manifest, ...sharedInputs];
  const dist = join(folder, 'dist');
  const outputs = Object.keys(programs).map((name) => join(dist, `${name}.js`));
  const builtMs = Math.min(...outputs.map(lastChangeMs));
  // A source that changes during the build is newer than the bundle.
  const startedAt = new Date();
  if (builtMs >= Math.max(...inputs.map(lastChangeMs))) return;

  const { build } = await import('esbuild');
  mkdirSync(dist, { recursive: true });
  // A running program may still load files from the latest build, but not from earlier builds.
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const path = join(dist, entry.name);
    if (entry.isFile() && lastChangeMs(path) < builtMs - BUILD_LIMIT_MS) rmSync(path);
  }
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: programs,
    outdir: 'dist',
    bundle: true,
    // Code that a program rarely needs at start goes into separate files.
    splitting: true,
    // The programs find the site and their threads relative to their own folder, so all files must be in one folder.
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['halma-source'],
    // The packages that are installed alongside the programs: those with native code, data files or their own
    // threads, and those that few servers load. The bundle contains the `devDependencies`.
    external: Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies),
    // CommonJS packages load Node's modules with `require`, which a bundle in ESM does not have.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
    },
    logLevel: 'warning',
    metafile: true,
  });
  writeFileSync(join(dist, 'licenses.txt'), bundledLicences(folder, Object.keys(metafile.inputs)));
  // The build does not write unchanged files, so the script sets their times.
  for (const output of outputs) utimesSync(output, startedAt, startedAt);
}

await Promise.all(
  Object.entries(PROGRAMS).map(([name, programs]) => bundle(join(repository, 'apps', name), programs)),
);
