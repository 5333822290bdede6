import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { build as buildWithEsbuild } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundledSizes, type Pack, packageSizesPage, packedSizes } from '../scripts/package-sizes-page.mjs';
import { addLicence } from '../scripts/prepack.mjs';
import { type PublishedPackage, publishedPackages } from '../scripts/published-packages.mjs';
import { repository } from './architecture/workspaces.ts';
import { compileWorkspaces } from './compile-workspaces.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The published libraries, and the command line. packed-server.test.ts packs the server, from which no program imports. */
const PACKAGES = publishedPackages().filter(({ name }) => name !== '@halma/server');

const EXAMPLE = join(repository, 'examples/custom-game');

/** The line that the example prints. Without a winner, its game would end in a draw after 200 turns. */
const PLAYED_LINE = /^Mini Halma: A>C, picture: true$/m;

/** A program in plain JavaScript that uses a function from every library. */
const USE_ALL_PROGRAM = `
import { boardPicture } from '@halma/board/drawing';
import { LEVELS } from '@halma/engine';
import { refusalText } from '@halma/rules/english';
import { Kernel } from '@halma/kernel';
import { parseClientMessage } from '@halma/protocol';
import { makeRules, play, startPosition } from '@halma/rules';
import { knownTransfer } from '@halma/solver';
const rules = makeRules({ game: 'halma-2' });
const start = startPosition(rules.value);
const alone = makeRules({ game: 'halma-2', alone: 'A' });
console.log([
  Kernel.supports(rules.value),
  LEVELS.length,
  parseClientMessage('{}').ok,
  play(start.value, 'a5-a6').value.ply,
  knownTransfer(alone.value).moves.length,
  boardPicture({ position: start.value, width: 90, height: 90 }).slice(0, 4),
  refusalText(play(start.value, 'a1-p16').refusal),
].join(' '));
`;

const USE_ALL_OUTPUT = 'true 10 false 1 43 <svg p16: That square is occupied.\n';

/** The entries that define an element or listen to messages when they are imported. */
const EFFECT_ENTRIES = [
  '@halma/board',
  '@halma/board/embed',
  '@halma/engine/worker-bundle',
  '@halma/engine/worker-thread',
];

/** The entries whose declarations need neither the types of a page nor those of Node. */
const ENTRIES_FOR_ANY_PLATFORM = [
  '@halma/board/drawing',
  '@halma/engine',
  '@halma/engine/english',
  '@halma/engine/worker-thread',
  '@halma/kernel',
  '@halma/pairing',
  '@halma/protocol',
  '@halma/protocol/documents',
  '@halma/rating',
  '@halma/rules',
  '@halma/rules/english',
  '@halma/solver',
  '@halma/solver/race',
];

/**
 * A program that has the engine choose a move in a worker. It ends only if the idle worker lets the process
 * end.
 */
const USE_WORKER_PROGRAM = `
import { createEngineWorker } from '@halma/engine/worker';
import { formatShortMove, makeRules, startPosition } from '@halma/rules';
const start = startPosition(makeRules({ game: 'star-2' }).value).value;
const engine = createEngineWorker();
const move = await engine.chooseMove(start, { nodes: 500, level: 3 });
console.log(/^[a-q]\\d+-[a-q]\\d+$/.test(formatShortMove(start, move)));
`;

let project: string;
let packs: readonly Pack[];

const tool = (path: string): string => join(repository, 'node_modules', path);

/** Returns the folder of a third-party package on which a package in this repository depends. */
function installedFolder(folder: string, name: string): string {
  const own = join(folder, 'node_modules', name);
  return existsSync(own) ? own : tool(name);
}

const write = (name: string, text: string): void => writeFileSync(join(project, name), text);

const run = (file: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [file, ...args], { cwd: project, encoding: 'utf8' });

/**
 * Compiles the project, and checks all types that it uses except the compiler's own types. Returns the
 * errors.
 */
function compile(): string {
  const args = [tool('typescript/bin/tsc'), '-p', '.', '--singleThreaded', '--skipDefaultLibCheck'];
  return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).stdout;
}

/**
 * A component that uses the element, and another with a wrong property, which the compiler must report.
 *
 * @param source the package whose JSX types the components use
 * @param listener the name of the listener
 */
const jsxSample = (source: string, framework: string, listener: string): string => `
/** @jsxImportSource ${source} */
import type {} from '@halma/board/jsx/${framework}';
import type { Position } from '@halma/rules';
export const board = (position: Position) => (
  <halma-board position={position} movable={[1]} coordinates="all" ${listener}={({ detail }) => detail.move.kind} />
);
// @ts-expect-error: there are no such coordinates
export const wrong = <halma-board coordinates="some" />;
`;

/** The frameworks with types for JSX. */
const FRAMEWORKS = [
  { name: 'react', source: 'react', listener: 'onhalma-move', typesFrom: '@types/react' },
  { name: 'preact', source: 'preact', listener: 'onhalma-move', typesFrom: 'preact' },
  { name: 'solid', source: 'solid-js', listener: 'on:halma-move', typesFrom: 'solid-js' },
];

/** Links a third-party package into the project. */
function link(name: string, target: string): void {
  const path = join(project, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

/**
 * Packs every package and unpacks the archives in an empty project, as an installation would. Next to them are only the
 * third-party packages that their manifests name. npm would take ten seconds of processor time for the same result.
 */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'halma-packed-'));
  compileWorkspaces();
  const bundled = ['--workspace', '@halma/board', '--workspace', '@halma/engine'];
  execFileSync('npm', ['run', 'build', ...bundled], { cwd: repository, stdio: 'ignore' });
  for (const { folder } of PACKAGES) addLicence(folder);
  const workspaces = PACKAGES.flatMap(({ name }) => ['--workspace', name]);
  const packed: Readonly<Record<string, Pack & { readonly filename: string }>> = JSON.parse(
    execFileSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', project, ...workspaces],
      {
        cwd: repository,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ),
  );
  packs = Object.values(packed);
  for (const { name, filename } of Object.values(packed)) {
    const installed = join(project, 'node_modules', name);
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components', '1']);
  }
  const dependencies = new Map(
    PACKAGES.flatMap(({ folder, dependencies = {} }) =>
      Object.keys(dependencies)
        .filter((name) => !name.startsWith('@halma/'))
        .map((name) => [name, installedFolder(folder, name)]),
    ),
  );
  for (const { typesFrom } of FRAMEWORKS) dependencies.set(typesFrom, tool(typesFrom));
  for (const [name, target] of dependencies) link(name, target);
  write('package.json', JSON.stringify({ name: 'outside', private: true, type: 'module' }));
  for (const name of ['mini.json', 'play.ts']) copyFileSync(join(EXAMPLE, name), join(project, name));
  write('use-all.mjs', USE_ALL_PROGRAM);
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }), 60_000);

/** Returns the paths of a package's files, relative to the package. */
const filesOf = (name: string): readonly string[] =>
  packs.find((pack) => pack.name === name)?.files.map(({ path }) => path) ?? [];

/** Returns all files that a package's exports and commands name. */
function namedFiles({ exports = {}, bin = {} }: PublishedPackage): string[] {
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return [...targets, ...Object.values(bin)].map((path) => posix.normalize(path));
}

describe.each(PACKAGES)('$name', (manifest) => {
  test('is packed with its documentation, its licence and all files that it names, without its tests', () => {
    const files = filesOf(manifest.name);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    expect(files.filter((path) => /^test\/|\.tsbuildinfo$/.test(path))).toEqual([]);
    const isPacked = (path: string): boolean =>
      path.includes('*')
        ? files.some((file) => file.startsWith(path.split('*')[0] ?? ''))
        : files.includes(path);
    expect(namedFiles(manifest).filter((path) => !isPacked(path))).toEqual([]);
  });

  test('depends on the versions that the project contains', () => {
    const { dependencies = {} } = manifest;
    const versions = Object.keys(dependencies).map((dependency) => {
      const path = join(project, 'node_modules', dependency, 'package.json');
      return [dependency, JSON.parse(readFileSync(path, 'utf8')).version];
    });
    expect(Object.fromEntries(versions)).toEqual(dependencies);
  });
});

// The command line is packed as a bundle, without its sources.
test.each(PACKAGES.filter(({ exports }) => exports !== undefined))(
  '$name is packed with its sources, and with source maps that refer to them',
  ({ name, folder }) => {
    const files = filesOf(name);
    const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.d.ts'),
    );
    expect(sources).not.toEqual([]);
    for (const source of sources) {
      const map = `dist/${source.replace(/\.ts$/, '.js.map')}`;
      expect(files).toEqual(expect.arrayContaining([map, `src/${source}`]));
      const { sources: namedSources } = JSON.parse(readFileSync(join(folder, map), 'utf8'));
      expect(posix.join(posix.dirname(map), namedSources[0])).toBe(`src/${source}`);
    }
  },
);

test('the engine’s single-file worker is packed without a second copy', () => {
  const folder = join(project, 'node_modules/@halma/engine/dist/bundle');
  expect(readdirSync(folder)).toEqual(['engine-worker.js']);
});

/**
 * The maximum relative error of a size on the page of package sizes, since each change to a package changes
 * sizes.
 */
const SIZE_TOLERANCE = 0.1;

test('the page of package sizes lists the sizes of packages and bundles', async () => {
  const page = readFileSync(join(repository, 'docs/reference/package-sizes.md'), 'utf8');
  const rows = (text: string): readonly (readonly string[])[] =>
    [...text.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
  const documentedRows = rows(page).filter(([name]) => name !== '`@halma/server`');
  const actualRows = rows(packageSizesPage(packedSizes(packs), await bundledSizes()));
  expect(documentedRows.map(([name]) => name)).toEqual(actualRows.map(([name]) => name));
  const wrongSizes = actualRows.flatMap(([name, ...sizes], row) =>
    sizes.flatMap((size, column) => {
      const documented = documentedRows[row]?.[column + 1] ?? '';
      const isRight =
        documented === size || Math.abs(Number(documented) / Number(size) - 1) <= SIZE_TOLERANCE;
      return isRight ? [] : [`${name}: ${documented}, not ${size}`];
    }),
  );
  expect(wrongSizes).toEqual([]);
});

test.each(PACKAGES)('publint finds no problem in $name', async ({ name }) => {
  const { messages, pkg } = await publint({ pkgDir: join(project, 'node_modules', name), pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('the element has types in the JSX of each framework', () => {
  for (const { name, source, listener } of FRAMEWORKS)
    write(`${name}.tsx`, jsxSample(source, name, listener));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'preserve',
    types: [],
  };
  const files = FRAMEWORKS.map(({ name }) => `${name}.tsx`);
  write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  expect(compile()).toBe('');
});

describe('the packages can be used', () => {
  test('by a program in JavaScript', () => expect(run('use-all.mjs')).toBe(USE_ALL_OUTPUT));

  test('by an engine in a thread', () => {
    write('use-worker.mjs', USE_WORKER_PROGRAM);
    expect(run('use-worker.mjs')).toBe('true\n');
  });

  test('by esbuild bundles for Node and for pages', async () => {
    for (const platform of ['node', 'browser'] as const) {
      const outfile = join(project, `esbuild-${platform}.mjs`);
      const entryPoints = ['use-all.mjs'];
      const settings = { bundle: true, format: 'esm', logLevel: 'error' } as const;
      await buildWithEsbuild({ ...settings, entryPoints, platform, absWorkingDir: project, outfile });
      expect(run(outfile)).toBe(USE_ALL_OUTPUT);
    }
  });

  test.each(EFFECT_ENTRIES)('by an import of %s for its effect, which bundlers keep', async (entry) => {
    const stdin = { contents: `import '${entry}';`, resolveDir: project };
    const settings = { bundle: true, format: 'esm', write: false, logLevel: 'error' } as const;
    const { outputFiles } = await buildWithEsbuild({ ...settings, stdin });
    expect(outputFiles[0]?.text).not.toBe('');
  });

  test.each(['@halma/board', '@halma/board/embed'])('by an import of %s without a DOM', (entry) => {
    write('without-dom.mjs', `import '${entry}';`);
    expect(run('without-dom.mjs')).toBe('');
  });

  test('by a page built with Vite, which finds the worker’s script', async () => {
    write('use-worker.mjs', USE_WORKER_PROGRAM);
    write('index.html', '<script type="module" src="use-worker.mjs"></script>');
    const outDir = join(project, 'worker-page');
    const target = 'es2022';
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      build: { outDir, target },
      worker: { format: 'es' },
    });
    const scripts = readdirSync(join(outDir, 'assets'));
    expect(scripts.filter((name) => name.startsWith('thread-'))).toHaveLength(1);
    for (const name of scripts)
      expect(readFileSync(join(outDir, 'assets', name), 'utf8')).not.toMatch(/from\s*["']@halma/);
  });

  test('by a bundle for Node and one for pages', async () => {
    for (const isPage of [false, true]) {
      const outDir = join(project, isPage ? 'page' : 'bundle');
      await build({
        root: project,
        configFile: false,
        logLevel: 'error',
        // Everything is in the bundle, as on a page.
        ...(isPage ? {} : { ssr: { noExternal: true } }),
        build: {
          outDir,
          ...(isPage
            ? { lib: { entry: 'use-all.mjs', formats: ['es'], fileName: () => 'use-all.mjs' } }
            : { ssr: 'use-all.mjs', rollupOptions: { output: { entryFileNames: 'use-all.mjs' } } }),
        },
      });
      const code = readFileSync(join(outDir, 'use-all.mjs'), 'utf8');
      expect(code).not.toMatch(/from\s*["']@halma/);
      expect(run(join(outDir, 'use-all.mjs'))).toBe(USE_ALL_OUTPUT);
    }
  });

  test.each([
    ['without the types of a page or of Node', [], ENTRIES_FOR_ANY_PLATFORM],
    ['with the types of Node', ['node'], ['@halma/engine/worker']],
  ])('by strict TypeScript %s', (_, types, entries) => {
    write(
      'entries.ts',
      entries.map((entry, index) => `export * as entry${index} from '${entry}';`).join('\n'),
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'nodenext',
      typeRoots: [tool('@types')],
      types,
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['entries.ts'] }));
    expect(compile()).toBe('');
  });

  test.each([
    ['bundler', 'preserve'],
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
  ])('by strict TypeScript with %s module resolution', (moduleResolution, module) => {
    const reference = readFileSync(join(repository, 'docs/reference/rules-library.md'), 'utf8');
    const [, sample = ''] = /```ts\n([\s\S]*?)```/.exec(reference) ?? [];
    write('sample.ts', sample);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      target: 'ES2023',
      lib: ['ES2023'],
      module,
      moduleResolution,
      outDir: `compiled-${moduleResolution}`,
      typeRoots: [tool('@types')],
      types: ['node'],
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['play.ts', 'sample.ts'] }));
    expect(compile()).toBe('');
    expect(run(`compiled-${moduleResolution}/play.js`)).toMatch(PLAYED_LINE);
    expect(run(`compiled-${moduleResolution}/sample.js`)).toMatch(/^H8:\S+ [AC] \S+ 100 \d+ A=C cap\n$/);
  });
});

describe('the installed command', () => {
  const COMMAND = 'node_modules/@halma/cli/bin/halma.js';
  const halma = (...args: readonly string[]): string => run(COMMAND, ...args);

  test('lists moves, but no server commands', () => {
    expect(JSON.parse(halma('moves', 'star-2', '--json')).moves).toHaveLength(14);
    expect(halma('help')).not.toContain('backup');
  });

  test('names the server package for server commands', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'serve'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      'halma: the server is not installed here. Use its own package: npx @halma/server serve\n',
    );
    expect(status).toBe(1);
  });

  test.each([
    [['moves', '--json'], /"a1-c3"/],
    [['perft', '3'], /3,665/],
    [['analyse', '--nodes', '300'], /^Mini Halma: A to move/],
    [['arena', 'level:5', 'level:1', '--games', '2', '--nodes', '200'], /^mini, standard: 2 games/],
  ])('plays the game in the file: %j', (args, output) => {
    expect(halma(...args, '--game-file', 'mini.json')).toMatch(output);
  });
});
