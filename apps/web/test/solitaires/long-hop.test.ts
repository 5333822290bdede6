import { readFileSync } from 'node:fs';
import { formatPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import {
  arrangementPosition,
  fewestMen,
  forcedHop,
  LAST_SQUARE,
  parseArrangement,
  storedArrangement,
} from '../../src/solitaires/long-hop.ts';

describe('Solitaire I', () => {
  const stored = storedArrangement();

  it('has a stored arrangement of 37 men that forces 61 jumps', () => {
    expect(stored).toHaveLength(37);
    expect(forcedHop(stored)).toHaveLength(62);
  });

  it('needs every man of the stored arrangement', () => {
    for (const man of stored) expect(forcedHop(stored.filter((other) => other !== man))).toBeNull();
  });

  it('restores an arrangement from the text of its link', () => {
    expect(parseArrangement(formatPosition(arrangementPosition(stored)))).toEqual(stored);
    expect(parseArrangement(formatPosition(arrangementPosition([])))).toEqual([]);
  });

  it.each([
    ['an empty text', ''],
    ['a position on a different board', 'H8:8/8/8/8/8/8/8/A7 A - 0 1'],
    [
      'an arrangement without a man in the corner',
      'H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/1A14 A - 0 1',
    ],
    ['an arrangement with a man where the hop ends', formatPosition(arrangementPosition([LAST_SQUARE]))],
  ])('refuses %s', (_, text) => {
    expect(parseArrangement(text)).toBeUndefined();
  });

  it('needs as few men for each number of jumps as the reference page states', () => {
    const page = readFileSync(new URL('../../../../docs/reference/solitaires.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| \d+(, \d+)? \| \d+ \| \|/.test(line));
    const published = rows.flatMap((row) =>
      Array.from(row.replaceAll('*', '').matchAll(/(\d+(?:, \d+)?) \| (\d+)/g), ([, jumps = '', men]) =>
        jumps.split(', ').map((count): [number, number] => [Number(count), Number(men)]),
      ).flat(),
    );
    expect(published.length).toBe(56);
    for (const [jumps, men] of published) expect([jumps, fewestMen(jumps)]).toEqual([jumps, men]);
    expect([fewestMen(6), fewestMen(63)]).toEqual([undefined, undefined]);
  });
});
