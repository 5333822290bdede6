import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSite } from '../src/site/read-site.ts';
import { writeSampleSite } from './sample-site.ts';

test('reads all files of the site, and none outside it', async () => {
  const sample = await writeSampleSite();
  onTestFinished(sample.remove);
  const site = await readSite(sample.folder);
  expect([...(site?.keys() ?? [])].sort()).toEqual([
    '/assets/index-AbC_1-x9.js',
    '/assets/kernel-12345678.wasm',
    '/assets/unhashed.js',
    '/icon.svg',
    '/index.html',
    '/odd.unknown',
    '/pages/play.html',
  ]);
});

test('returns undefined for a missing folder, and for one without a start page', async () => {
  const sample = await writeSampleSite();
  onTestFinished(sample.remove);
  await mkdir(join(sample.folder, 'empty'));
  expect(await readSite(join(sample.folder, 'empty'))).toBeUndefined();
  expect(await readSite(join(sample.folder, 'missing'))).toBeUndefined();
  expect(await readSite(join(sample.folder, 'index.html'))).toBeUndefined();
  await rm(join(sample.folder, 'index.html'));
  expect(await readSite(sample.folder)).toBeUndefined();
});
