import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../bin/halma.js', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-launcher-'));
  await mkdir(join(folder, 'bin'));
  await copyFile(launcher, join(folder, 'bin/halma.mjs'));
});
afterEach(() => rm(folder, { recursive: true }));

const runLauncher = () => spawnSync(process.execPath, [join(folder, 'bin/halma.mjs')], { encoding: 'utf8' });

test('before the first build, explains how to build', () => {
  expect(runLauncher()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'halma is not built yet. In its repository, run `npm run build` once.\n',
  });
});

test('runs the built command', async () => {
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'dist/main.js'), `console.log('built');`);
  expect(runLauncher()).toMatchObject({ status: 0, stdout: 'built\n', stderr: '' });
});
