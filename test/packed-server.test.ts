import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeSampleSite } from '../apps/server/test/sample-site.ts';
import { startServer } from '../apps/server/test/server-process.ts';
import { addLicence } from '../scripts/prepack.mjs';
import { repository } from './architecture/workspaces.ts';
import { bundlePrograms } from './compile-workspaces.ts';

vi.setConfig({ testTimeout: 60_000 });

const SERVER = join(repository, 'apps/server');

/** The parts of the manifest that an installation needs. */
interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const { bin, dependencies }: Manifest = JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8'));
const [command = ''] = Object.values(bin);

let folder: string;
/** The installed package. */
let installed: string;

/** Links a dependency of the server where an installation would copy it. */
function link(name: string): void {
  const own = join(SERVER, 'node_modules', name);
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(existsSync(own) ? own : join(repository, 'node_modules', name), target, 'junction');
}

/**
 * Packs the server with a small site in place of the built one, and unpacks it in an empty folder. Next to it are only
 * the dependencies that its manifest names.
 */
beforeAll(async () => {
  bundlePrograms();
  folder = mkdtempSync(join(tmpdir(), 'halma-packed-server-'));
  const preparedFolder = join(folder, 'prepared');
  for (const name of ['package.json', 'README.md', 'bin', 'src', 'test', 'dist'])
    cpSync(join(SERVER, name), join(preparedFolder, name), {
      recursive: true,
      filter: (path) => path !== join(SERVER, 'dist/site'),
    });
  addLicence(preparedFolder);
  const sample = await writeSampleSite();
  cpSync(sample.folder, join(preparedFolder, 'dist/site'), { recursive: true });
  await sample.remove();
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: preparedFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  installed = join(folder, 'node_modules/@halma/server');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components', '1']);
  for (const name of Object.keys(dependencies)) link(name);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

test('the package contains the programs and the site, but no sources or tests', async () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'package.json']);
  const programs = readdirSync(join(installed, 'dist'));
  expect(programs).toEqual(expect.arrayContaining(['admin.js', 'licenses.txt', 'main.js', 'site']));
  expect(programs.filter((name) => !/\.js$|^site$|^licenses\.txt$/.test(name))).toEqual([]);
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('the package’s command serves the site, makes a backup and manages accounts', async () => {
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    LEVEL_THREADS: '1',
    PATH: process.env.PATH ?? '',
  };
  const server = startServer(environment, join(installed, command));
  const address = (await server.address)?.replace('localhost', '127.0.0.1');
  try {
    if (address === undefined) throw new Error(`The server did not start: ${server.output()}`);
    expect(await (await fetch(new URL('/healthz', address))).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(address)).text()).toContain('<title>Halma</title>');
    const operate = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [join(installed, command), ...args], {
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      });
    expect(operate('admin', 'users')).toBe('There are no accounts.\n');
    expect(operate('backup', 'halma.backup')).toMatch(/^Backed up \d+ rows to halma\.backup\.\n$/);
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.ended).toBe(0);
});
