import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { LanguageTag } from '../src/languages.ts';

// The module stores the language in use, which other test files read.
vi.resetModules();
const { createStrings, loadLanguage, setLanguageSource } = await import('../src/load.ts');
afterEach(() => {
  setLanguageSource(() => 'en');
});
afterAll(() => {
  vi.resetModules();
});

const chooseGerman = (): void => setLanguageSource((): LanguageTag => 'de');

test('strings are in English until the chosen language has loaded', async () => {
  const strings = createStrings({ hello: 'Good day' }, async () => ({ hello: 'Guten Tag' }));
  chooseGerman();
  expect(strings().hello).toBe('Good day');
  expect(await loadLanguage('de')).toBe(true);
  expect(strings().hello).toBe('Guten Tag');
});

test('loads a language only once', async () => {
  let count = 0;
  createStrings({ hello: 'Good day' }, async () => {
    count += 1;
    return { hello: 'Guten Tag' };
  });
  await loadLanguage('de');
  expect([await loadLanguage('de'), count]).toEqual([false, 1]);
});

test('rejects if strings cannot be fetched, and tries again on the next call', async () => {
  const results = [Promise.reject(new Error('no connection')), Promise.resolve({ hello: 'Guten Tag' })];
  const strings = createStrings({ hello: 'Good day' }, () => results.shift() ?? Promise.reject());
  chooseGerman();
  await expect(loadLanguage('de')).rejects.toThrow('no connection');
  expect(strings().hello).toBe('Good day');
  await loadLanguage('de');
  expect(strings().hello).toBe('Guten Tag');
});

test('also loads the strings of modules that load in the meantime', async () => {
  let lateStrings: (() => { readonly hello: string }) | undefined;
  createStrings({ hello: 'Good day' }, async () => {
    lateStrings = createStrings({ hello: 'Good evening' }, async () => ({ hello: 'Guten Abend' }));
    return { hello: 'Guten Tag' };
  });
  await loadLanguage('de');
  chooseGerman();
  expect(lateStrings?.().hello).toBe('Guten Abend');
});

test('returns the strings for a language that is not in use', async () => {
  const strings = createStrings({ hello: 'Good day' }, async () => ({ hello: 'Guten Tag' }));
  expect([await strings.in('de'), await strings.in('en'), strings()]).toEqual([
    { hello: 'Guten Tag' },
    { hello: 'Good day' },
    { hello: 'Good day' },
  ]);
});
