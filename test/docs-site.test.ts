import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_GROUPS, gamesInGroup } from '@halma/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSlugger } from '../scripts/docs-site/slugs.mjs';

vi.setConfig({ hookTimeout: 60_000 });

let folder: string;
/** The documents, by their paths on the site. */
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halma-docs-'));
  // Loaded only here, because the generator loads Vite.
  const { buildDocs } = await import('../scripts/docs-site/build-docs.mjs');
  const built = await buildDocs(folder);
  pages = new Map(built.map(({ path }) => [`/${path}`, readFileSync(join(folder, path), 'utf8')]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const allMatches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

const withoutSamples = (html: string): string => html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');

/** The site's files outside the documentation that its pages may link to. */
const SITE_FILES: readonly string[] = [
  '/',
  '/theme.js',
  '/icon.svg',
  ...GAME_GROUPS.map((group) => `/games/${group}`),
];

test('every link leads to a page and a section, and every picture and script to a file', () => {
  const anchors = new Map(
    [...pages].map(([path, html]) => [path, new Set(allMatches(html, / id="([^"]+)"/g))]),
  );
  const brokenLinks: string[] = [];
  for (const [page, html] of pages) {
    for (const address of allMatches(html, /(?:href|src)="([^"]+)"/g)) {
      const [path = '', anchor] = address.split('#');
      if (/^https?:/.test(address) || SITE_FILES.includes(path)) continue;
      const target = path === '' ? page : path === '/docs/' ? '/docs/index.html' : path;
      const isFound =
        anchor === undefined ? existsSync(join(folder, target)) : anchors.get(target)?.has(anchor) === true;
      if (!isFound) brokenLinks.push(`${page}: ${address}`);
    }
  }
  expect(brokenLinks).toEqual([]);
});

test('no page has inline scripts or styles, which the Content Security Policy forbids', () => {
  for (const [page, html] of pages) {
    const found = withoutSamples(html).match(/<script>|<style| style="| on\w+="/g);
    expect({ page, found }).toEqual({ page, found: null });
  }
});

test('the table of contents lists every document', () => {
  const contents = allMatches(pages.get('/docs/index.html') ?? '', /<li><a href="([^"]+)"/g);
  const others = ['/docs/contributing.html', '/docs/security.html'];
  expect([...pages.keys()].filter((path) => !contents.includes(path) && !others.includes(path))).toEqual([]);
});

test.each([
  ['rules', () => import('@halma/rules')],
  ['engine', () => import('@halma/engine')],
  ['solver', () => import('@halma/solver')],
  ['board', () => import('@halma/board')],
  ['kernel', () => import('@halma/kernel')],
  ['pairing', () => import('@halma/pairing')],
  ['protocol', () => import('@halma/protocol')],
  ['rating', () => import('@halma/rating')],
])('the reference for %s lists every value that the package exports', async (name, load) => {
  const headings = new Set(allMatches(pages.get(`/docs/api/${name}.html`) ?? '', /<h4 id="[^"]+">([^< ]+)/g));
  expect(Object.keys(await load()).filter((exported) => !headings.has(exported))).toEqual([]);
});

test.each(GAME_GROUPS)(
  'the rules page for %s has four figures, a board to try, and all games in the group',
  (group) => {
    const page = pages.get(`/docs/rules/${group}.html`) ?? '';
    const games = gamesInGroup(group).map(({ id }) => id);
    expect(page.match(/<svg class="halma-figure"/g)).toHaveLength(4);
    expect(allMatches(page, /<halma-board game="([^"]+)"/g)).toEqual(games.slice(0, 1));
    expect(allMatches(page, /<h3 id="([^"]+)"/g)).toEqual(games);
    expect(allMatches(page, /<dt>([^<]+)/g).length).toBeGreaterThan(2);
  },
);

test('boards in samples are live', () => {
  const guide = pages.get('/docs/guides/embed-the-board.html') ?? '';
  expect(withoutSamples(guide)).toContain('<halma-board game="star-2" plays="all"></halma-board>');
  expect(guide).toContain('src="/docs/halma-board.js"');
  expect(readFileSync(join(folder, 'docs/halma-board.js'), 'utf8')).toContain('customElements.define');
});

test('the search has an entry for each section, and the list of pages is complete', () => {
  const entries: readonly (readonly string[])[] = JSON.parse(
    readFileSync(join(folder, 'docs/search.json'), 'utf8'),
  );
  const [address, title, , text] = entries.find(([, , heading]) => heading === 'In a worker') ?? [];
  expect([address, title]).toEqual(['/docs/reference/engine.html#in-a-worker', 'The engine']);
  expect(text).toContain('A search blocks its thread.');
  expect(JSON.parse(readFileSync(join(folder, 'docs/pages.json'), 'utf8')).pages).toHaveLength(pages.size);
  const documents = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' });
  expect(documents.filter((name) => name.endsWith('.html'))).toHaveLength(pages.size);
});

test('anchors match the anchors on code hosts', () => {
  const slug = createSlugger();
  const headings = ['Lines and limits', 'A `code` – and more', 'Lines and limits'];
  expect(headings.map(slug)).toEqual(['lines-and-limits', 'a-code--and-more', 'lines-and-limits-1']);
});
