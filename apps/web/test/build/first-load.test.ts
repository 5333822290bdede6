import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

/** The limit for each page's compressed scripts without the engine, in kilobytes. A first visit opens the home page. */
const BUDGETS = [
  ['home', 70],
  ['play', 74],
] as const;

/** Documents with the first screen of a page, and words that it shows in each language. */
const FIRST_SCREENS = [
  ['home', 'Get every', 'Alle Steine'],
  ['play', 'Your move.', 'Du bist am Zug.'],
  ['play/new/with=computer', 'Against the computer', 'Gegen den Computer'],
  ['play/new/with=friends', 'Friends on this device', 'Freunde an diesem Gerät'],
  ['analysis', 'Move a man on the board', 'Zieh einen Stein'],
  ['games', 'Chinese checkers', 'Sternhalma'],
  ['games/halma', 'Two armies change places', 'Zwei Heere'],
  ['games/star-6', 'six-pointed star', 'Stern'],
  ['learn', 'Lessons', 'Lektionen'],
  ['solitaires', 'Solitaires', 'Solitäre'],
  ['online', 'Quick pairing', 'Schnell spielen'],
] as const;

/** The files that are not stored for offline use: documents, the link previews for the server, and the large tablebases. */
const NOT_CACHED = /\.html$|^\/service-worker\.js$|^\/link-previews\.json$|\.htb$/;

/** The maximum size of the build's output, which is more than enough for the documents of all pages. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the built site. */
interface BuiltFile {
  readonly fileName: string;
  readonly gzippedBytes: number;
  /** The static imports of a script. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  /** The path of a script's entry module. */
  readonly page?: string;
  /** The text of the service worker or a document. */
  readonly source?: string;
}

let output: readonly BuiltFile[];

beforeAll(() => {
  const script = fileURLToPath(new URL('build-site.mjs', import.meta.url));
  const text = execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
  output = JSON.parse(text);
}, 300_000);

/** Returns the file names of the wanted scripts and of all their static imports. */
function scriptsOf(isWanted: (file: BuiltFile) => boolean): ReadonlySet<string> {
  const wanted = new Set(output.filter(isWanted).map(({ fileName }) => fileName));
  for (const name of wanted)
    for (const next of output.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(next);
  return wanted;
}

/** Returns the scripts that load when a visit starts on a page. */
const firstScriptsOf = (page: string): ReadonlySet<string> =>
  scriptsOf(
    (file) =>
      file.isEntry === true ||
      file.page?.endsWith('src/start.tsx') === true ||
      file.page?.endsWith(`pages/${page}/page.tsx`) === true,
  );

/**
 * Returns the text of a document.
 *
 * @param name its path under `pages`, without the extension
 */
const documentOf = (name: string): string =>
  output.find(({ fileName }) => fileName === `pages/${name}.html`)?.source ?? '';

function gzippedBytesOf(names: ReadonlySet<string>): number {
  return output
    .filter(({ fileName }) => names.has(fileName))
    .reduce((sum, { gzippedBytes }) => sum + gzippedBytes, 0);
}

describe('the built site', () => {
  test.each(BUDGETS)('opens its %s page with less than %i KB of scripts', (page, budget) => {
    expect(gzippedBytesOf(firstScriptsOf(page))).toBeLessThan(budget * 1024);
  });

  test('needs less than 4 KB of scripts to send requests, without the message schemas', () => {
    const scripts = scriptsOf(({ fileName }) => /^assets\/api-.*\.js$/.test(fileName));
    expect(scripts.size).toBeGreaterThan(0);
    expect(gzippedBytesOf(scripts)).toBeLessThan(4 * 1024);
  });

  test('has no two scripts that import each other, because one would run before its imports', () => {
    const importsOf = (name: string): readonly string[] =>
      output.find(({ fileName }) => fileName === name)?.imports ?? [];
    expect(
      output.flatMap(({ fileName, imports = [] }) =>
        imports
          .filter((other) => other < fileName && importsOf(other).includes(fileName))
          .map((other) => `${other} and ${fileName}`),
      ),
    ).toEqual([]);
  });

  test.each(BUDGETS)('references the first scripts of the %s page in its documents', (page) => {
    const scriptsIn = (document: string): string[] =>
      [...document.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
    expect(scriptsIn(documentOf(`${page}/any.en`)).sort()).toEqual([...firstScriptsOf(page)].sort());
    expect(scriptsIn(documentOf(`${page}.en`))).toEqual(expect.arrayContaining([...firstScriptsOf(page)]));
  });

  test.each(FIRST_SCREENS)('shows %s before its scripts run, in every language', (name, english, german) => {
    for (const [language, words] of [
      ['en', english],
      ['de', german],
    ]) {
      const document = documentOf(`${name}.${language}`);
      const screen = document.slice(document.indexOf('<body'));
      expect(document).toContain(`<html lang="${language}">`);
      expect(screen).toContain(words);
      // The content policy allows neither, and buttons do nothing yet.
      expect(screen).not.toMatch(/<script| style=/);
      expect(screen).not.toMatch(/<(button|input|select)(?! inert)/);
    }
  });

  test('caches the files of the build for offline use, except those in NOT_CACHED', () => {
    const text = output.find(({ fileName }) => fileName === 'service-worker.js')?.source ?? '';
    const files: unknown = JSON.parse(/FILES = (\[.*\]);/.exec(text)?.[1] ?? '[]');
    const built = output.map(({ fileName }) => `/${fileName}`).filter((name) => !NOT_CACHED.test(name));
    expect(files).toEqual(expect.arrayContaining(built));
    expect(text).toMatch(/VERSION = "halma-[0-9a-f]{12}"/);
  });

  test('loads the engine’s networks after the page, but stores them for offline use', () => {
    for (const source of readdirSync(`${root}../../packages/engine/src/values/networks`)) {
      const networks = output.filter(({ fileName }) => fileName.includes(`/${source.replace('.ts', '')}-`));
      expect(networks, source).toHaveLength(1);
      for (const { fileName } of networks) {
        expect(NOT_CACHED.test(`/${fileName}`)).toBe(false);
        expect(firstScriptsOf('play')).not.toContain(fileName);
      }
    }
  });

  test('has a manifest with existing icons', () => {
    const manifest = JSON.parse(readFileSync(`${root}public/halma.webmanifest`, 'utf8'));
    for (const { src } of manifest.icons)
      expect(readFileSync(`${root}public${src}`).length).toBeGreaterThan(0);
    expect(manifest.start_url).toBe('/');
  });
});
