import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const tokens = readFileSync(new URL('../../packages/board/tokens.css', root), 'utf8');
const drawing = readFileSync(new URL('../../packages/board/src/draw/colour-tokens.ts', root), 'utf8');
const sheets = readdirSync(new URL('src/style/', root))
  .map((name) => readFileSync(new URL(`src/style/${name}`, root), 'utf8'))
  .join('\n');

/** Returns the names that a pattern finds in a string. */
const names = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

/** The sources of the site, which set some custom properties for the style sheets. */
const pages = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(new URL(`src/${path}`, root), 'utf8'))
  .join('\n');

test('every custom property in use is defined', () => {
  const definedNames = new Set([
    ...names(`${tokens} ${sheets}`, /--([\w-]+):/g),
    ...names(pages, /'--([\w-]+)'/g),
  ]);
  expect([...names(sheets, /var\(--([\w-]+)/g)].filter((name) => !definedNames.has(name))).toEqual([]);
});

test('every token is used by the page or by the board', () => {
  const usedNames = names(`${sheets} ${drawing} ${tokens}`, /var\(--([\w-]+)/g);
  const drawnNames = names(drawing, /^ {2}'?([\w-]+)'?: '/gm);
  const unusedNames = [...names(tokens, /^ +--([\w-]+):/gm)].filter(
    (name) => !usedNames.has(name) && !drawnNames.has(name),
  );
  expect(unusedNames).toEqual([]);
});
