import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSite } from '../src/site/read-site.ts';
import { documentAt } from '../src/site/site.ts';
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
    '/pages/play.de.html',
    '/pages/play.en.html',
    '/pages/play/any.de.html',
    '/pages/play/any.en.html',
  ]);
});

test('returns undefined for a missing folder, and for a folder that has no start page', async () => {
  const sample = await writeSampleSite();
  onTestFinished(sample.remove);
  await mkdir(join(sample.folder, 'empty'));
  expect(await readSite(join(sample.folder, 'empty'))).toBeUndefined();
  expect(await readSite(join(sample.folder, 'missing'))).toBeUndefined();
  expect(await readSite(join(sample.folder, 'index.html'))).toBeUndefined();
  await rm(join(sample.folder, 'index.html'));
  expect(await readSite(sample.folder)).toBeUndefined();
});

test.each([
  ['/play', '', 'de', 'Halma: play in German, first screen'],
  ['/play', '', 'en', 'Halma: play, first screen'],
  ['/play', '?think=50', 'de', 'Halma: play in German'],
  ['/play/1a2b3c', '', 'en', 'Halma: play'],
  ['/learn', '', 'de', 'Halma'],
] as const)('serves the document for %s%s in the language %s', async (path, search, language, title) => {
  const sample = await writeSampleSite();
  onTestFinished(sample.remove);
  const site = await readSite(sample.folder);
  const document = site && documentAt(site, { path, search, language });
  expect(new TextDecoder().decode(document?.body)).toContain(`<title>${title}</title>`);
});

test('has no document for an unknown page', async () => {
  const sample = await writeSampleSite();
  onTestFinished(sample.remove);
  const site = await readSite(sample.folder);
  expect(site && documentAt(site, { path: '/nowhere', search: '', language: 'en' })).toBeUndefined();
});
