import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addLicence } from '../scripts/prepack.mjs';
import { repository } from './architecture/workspaces.ts';
import { compileWorkspaces } from './compile-workspaces.ts';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
}

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Files that only the site's bundler builds, in `prepack`. */
const BUILT_WHEN_PACKED: readonly string[] = ['dist/embed/halma-board.js', 'dist/bundle/engine-worker.js'];

/** The published libraries, and the command line. */
const PACKAGES: readonly Package[] = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(repository, group)).flatMap((name) => {
    const folder = join(repository, group, name);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    // packed-server.test.ts packs the server, from which no program imports.
    const isLeftOut = manifest.private === true || manifest.name === '@halma/server';
    return isLeftOut ? [] : [{ name: manifest.name, folder, manifest }];
  }),
);

let packedFiles: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  compileWorkspaces();
  for (const { folder } of PACKAGES) addLicence(folder);
  const workspaces = PACKAGES.flatMap(({ name }) => ['--workspace', name]);
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const contents: { readonly name: string; readonly files: readonly { readonly path: string }[] }[] =
    Object.values(JSON.parse(output));
  packedFiles = new Map(contents.map(({ name, files }) => [name, files.map(({ path }) => path)]));
}, 120_000);

/** Returns all files that a package's exports and commands name. */
function namedFiles({ exports = {}, bin = {} }: Manifest): string[] {
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return [...targets, ...Object.values(bin)].map((path) => posix.normalize(path));
}

describe.each(PACKAGES)('$name', ({ name, manifest }) => {
  test('is packed with its documentation, its licence and all files that it names', () => {
    const files = packedFiles.get(name) ?? [];
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    expect(files.filter((path) => path.endsWith('.tsbuildinfo'))).toEqual([]);
    const isPacked = (path: string): boolean =>
      path.includes('*')
        ? files.some((file) => file.startsWith(path.split('*')[0] ?? ''))
        : files.includes(path);
    const missing = namedFiles(manifest).filter((path) => !isPacked(path));
    expect(missing.filter((path) => !BUILT_WHEN_PACKED.includes(path))).toEqual([]);
  });
});

// The command line is bundled.
const LIBRARIES = PACKAGES.filter(({ manifest }) => manifest.exports !== undefined);

describe.each(LIBRARIES)('$name', ({ name, folder }) => {
  test('is packed with its sources, and with source maps that refer to them', () => {
    const files = packedFiles.get(name) ?? [];
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
  });
});

/** An example, and the output that follows it. */
const EXAMPLE = /```js\n((?:(?!```)[\s\S])+?)```\n\n```text\n([\s\S]+?)```/g;

const samples = PACKAGES.flatMap(({ name, folder }) =>
  [...readReadme(folder).matchAll(EXAMPLE)].flatMap(([, sample, output]) =>
    sample === undefined || output === undefined ? [] : [{ name, sample, output }],
  ),
);

function readReadme(folder: string): string {
  const path = join(folder, 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

test.each(samples)(
  'an example in the README of $name prints the output shown there',
  ({ sample, output }) => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', sample], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(printed).toBe(output);
  },
);

// Some package managers hide the dependencies of a dependency.
test.each(LIBRARIES)('the README of $name installs every package that its examples import', ({ folder }) => {
  const text = readReadme(folder);
  const [, names = ''] = /^npm install (.*)$/m.exec(text) ?? [];
  const imports = [...text.matchAll(/\bfrom '(@halma\/[a-z]+)/g)].map(([, name]) => name);
  expect(names.split(' ')).toEqual(expect.arrayContaining(imports));
});

test('every library has an example', () => {
  expect([...new Set(samples.map(({ name }) => name))]).toEqual(LIBRARIES.map(({ name }) => name));
});
