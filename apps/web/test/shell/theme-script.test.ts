import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

test.each([
  ['a document in the chosen language', 'pt-BR', { 'halma.language': '"pt-BR"' }, undefined],
  ['a document in another language', 'en', { 'halma.language': '"pt-BR"' }, 'hidden'],
  ['a document for a visitor who has chosen no language', 'en', {}, undefined],
  ['a document for a visitor with games', 'en', { 'halma.game.1': '{}' }, 'frame'],
])('%s shows the right part of its first screen', (_, lang, stored: Record<string, string>, part) => {
  const dataset: { firstScreen?: string } = {};
  runInNewContext(script, {
    document: { documentElement: { dataset, lang } },
    localStorage: { ...stored, getItem: (name: string) => stored[name] ?? null },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  });
  expect(dataset.firstScreen).toBe(part);
});
