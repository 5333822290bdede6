// Bundles the server from its sources into apps/server/dist: a program for each process and thread. A start reads a few
// files instead of a thousand modules and takes a third of the time. Does nothing if the bundle is newer than all
// sources.
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledLicences } from './bundled-licences.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const server = join(repository, 'apps/server');

/** The programs of the server, by the names of their files. */
const PROGRAMS = {
  main: 'src/main.ts',
  admin: 'src/admin/main.ts',
  'engine-worker': 'src/engine/engine-worker.ts',
  'picture-worker': 'src/link-preview/picture-worker.ts',
  'planning-worker': 'src/tournament/planning-worker.ts',
};

/**
 * The packages that are installed beside the programs: those with native code or data files, and those that few servers
 * load. The bundle contains the `devDependencies`.
 */
const LEFT_OUT = Object.keys(JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')).dependencies);

/**
 * @param {string} path
 * @returns {number} the time of the last change in milliseconds; 0 for a missing file
 */
const lastChangeMs = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} folder
 * @returns {readonly string[]} the paths of all files below a folder; none if there is none
 */
const filesBelow = (folder) =>
  lastChangeMs(folder) === 0
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const inputs = [
  ...filesBelow(join(server, 'src')),
  ...readdirSync(join(repository, 'packages')).flatMap((name) =>
    filesBelow(join(repository, 'packages', name, 'src')),
  ),
  join(server, 'package.json'),
  join(repository, 'package-lock.json'),
  fileURLToPath(import.meta.url),
];
const dist = join(server, 'dist');
const outputs = Object.keys(PROGRAMS).map((name) => join(dist, `${name}.js`));
const builtMs = Math.min(...outputs.map(lastChangeMs));

/** Longer than a build takes, in milliseconds. */
const BUILD_LIMIT_MS = 60_000;

// A source that changes during the build is newer than the bundle.
const startedAt = new Date();
if (builtMs < Math.max(...inputs.map(lastChangeMs))) {
  const { build } = await import('esbuild');
  // A running server may still load files of the latest build, but not of earlier builds.
  for (const { name } of (lastChangeMs(dist) === 0 ? [] : readdirSync(dist, { withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ))
    if (lastChangeMs(join(dist, name)) < builtMs - BUILD_LIMIT_MS) rmSync(join(dist, name));
  const { metafile } = await build({
    absWorkingDir: server,
    entryPoints: PROGRAMS,
    outdir: 'dist',
    bundle: true,
    // Code that few starts need goes into separate files.
    splitting: true,
    // The programs find the site and their threads relative to their own folder, so all files must be in one folder.
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['halma-source'],
    external: LEFT_OUT,
    // Packages in CommonJS require modules of Node.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
    },
    logLevel: 'warning',
    metafile: true,
  });
  writeFileSync(join(dist, 'licenses.txt'), bundledLicences(server, Object.keys(metafile.inputs)));
  // The build does not write unchanged files, so their times must be set.
  for (const output of outputs) utimesSync(output, startedAt, startedAt);
}
