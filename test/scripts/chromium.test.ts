import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-chromium-'));
  for (const name of ['chromium', 'google-chrome', 'notes.txt']) await writeFile(join(folder, name), '');
  await chmod(join(folder, 'chromium'), 0o755);
  await chmod(join(folder, 'google-chrome'), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

test('finds the first known name on PATH', () => {
  const PATH = ['/nowhere', '', folder].join(delimiter);
  expect(findChromium({ PATH })).toBe(join(folder, 'chromium'));
});

test('prefers CHROMIUM_PATH to PATH', () => {
  const CHROMIUM_PATH = join(folder, 'google-chrome');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH })).toBe(CHROMIUM_PATH);
});

test('finds no browser if CHROMIUM_PATH is not a program', () => {
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'missing') })).toBeUndefined();
});
