import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FilterFile } from '../../src/chat/filter-file.ts';
import { parseWordFilter } from '../../src/chat/word-filter.ts';
import { locationsForTests } from '../store/stores.ts';

const FILE = `# Words of this server
damn
!slur*
  Zwei  Wörter
*bad
*ugh*
a+b
`;

/** Applies the filter in `FILE`. Returns the text, or `!` and the word that caused the refusal. */
function apply(text: string): string {
  const filter = parseWordFilter(FILE);
  if (!filter.ok) throw new Error(filter.refusal);
  const filtered = filter.value(text);
  return filtered.kind === 'refused' ? `!${filtered.word}` : filtered.text;
}

describe('a word filter', () => {
  test.each([
    ['Good game.', 'Good game.'],
    ['Damn, good!', '****, good!'],
    ['dämn DAMN', '**** ****'],
    ['goddamn damned', 'goddamn damned'],
    ['😀 damn 😀', '😀 **** 😀'],
    ['zwei Worter, zwei   wörter', '**** ******, ****   ******'],
    ['zwei Katzen, zwei Wörterbücher, zwei', 'zwei Katzen, zwei Wörterbücher, zwei'],
    ['very bad, toobad, badly', 'very ***, ******, badly'],
    ['Laughter', '********'],
    ['a+b aab', '*+* aab'],
    ['ｄａｍｎ', '****'],
    ['What a SLURRY', '!slurry'],
    ['slur damn', '!slur'],
    ['aslur', 'aslur'],
    ['da\u00admn sl\u200dur', '!slur'],
    ['da\u00admn', '**\u00ad**'],
  ])('turns %j into %j', (text, expected) => {
    expect(apply(text)).toBe(expected);
  });

  test('accepts the example file in the guide run-a-server.md', async () => {
    const guide = await readFile(new URL('../../../../docs/guides/run-a-server.md', import.meta.url), 'utf8');
    const [, file = ''] = /```\n(# mask\n[^`]+)```/.exec(guide) ?? [];
    const filter = parseWordFilter(file);
    if (!filter.ok) throw new Error(filter.refusal);
    expect(filter.value('a stupidity')).toMatchObject({ text: 'a *********' });
    expect(filter.value('Buy cheap marbles')).toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['an entry that contains no letter', 'fine\n!*', /^Line 2 has no letter/],
    ['an entry that is too long', 'x'.repeat(61), /^Line 1 is longer than 60/],
    ['too many entries', 'word\n'.repeat(5001), /^Line 5001 is one too many/],
  ])('refuses a file with %s', (_, file, message) => {
    expect(parseWordFilter(file)).toMatchObject({ ok: false, refusal: expect.stringMatching(message) });
  });

  test('filters a long text in under a second even with hostile entries', () => {
    const filter = parseWordFilter(
      Array.from({ length: 5000 }, (_, index) => `*${'a'.repeat(index % 50)}b*`).join('\n'),
    );
    if (!filter.ok) throw new Error(filter.refusal);
    const startedAt = performance.now();
    filter.value('a'.repeat(200));
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

const { folder } = await locationsForTests();

test('a changed file is read again, and the last valid filter stays in use while the file cannot be read', async () => {
  const path = join(folder, 'words.txt');
  let now = 0;
  const onError = vi.fn();
  const open = async () => {
    const opened = await FilterFile.open(path, () => now, onError);
    return opened.ok ? opened.value : opened.refusal;
  };
  expect(await open()).toMatch(/^CHAT_FILTER cannot be used: ENOENT.*words\.txt/);
  await writeFile(path, '!*');
  expect(await open()).toMatch(/^CHAT_FILTER cannot be used: .*words\.txt: Line 1 has no letter or digit\.$/);
  await writeFile(path, 'mild');
  const file = await open();
  if (typeof file === 'string') throw new Error(file);
  expect(await file.apply('damn')).toEqual({ kind: 'text', text: 'damn' });
  await writeFile(path, 'damn');
  await utimes(path, 2, 2);
  now += 4999;
  expect(await file.apply('damn')).toMatchObject({ text: 'damn' });
  now += 1;
  expect(await file.apply('damn')).toMatchObject({ text: '****' });
  await writeFile(path, '!*');
  await utimes(path, 1, 1);
  now += 5000;
  expect(await file.apply('damn')).toMatchObject({ text: '****' });
  expect(onError).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/Line 1/) }),
  );
  await rm(path);
  onError.mockClear();
  for (let check = 0; check < 3; check += 1) {
    now += 5000;
    expect(await file.apply('damn')).toMatchObject({ text: '****' });
  }
  expect(onError).toHaveBeenCalledOnce();
  await writeFile(path, '!damn');
  now += 5000;
  expect(await file.apply('damn')).toEqual({ kind: 'refused', word: 'damn' });
  await writeFile(path, 'mild');
  // The clock is set back.
  now -= 3_600_000;
  expect(await file.apply('damn')).toEqual({ kind: 'text', text: 'damn' });
});
