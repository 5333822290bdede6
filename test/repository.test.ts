import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from './architecture/workspaces.ts';

const IGNORED_FOLDERS: ReadonlySet<string> = new Set(['.git', 'node_modules', 'dist', '.test-results']);

/** Matches paths that exist only on one machine, or outside the repository. */
const LOCAL_PATH = /\.\.\/shared\b|(?<![\w.])\/(?:root|home|Users|work)\/\w|\b[A-Z]:\\Users\\/;

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED_FOLDERS.has(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(join(folder, entry.name));
    else if (entry.isFile()) yield join(folder, entry.name);
  }
}

const isText = (content: Buffer): boolean => !content.subarray(0, 8000).includes(0);

test('no file contains a path outside the repository', () => {
  const filesWithLocalPaths = [...listFiles(repository)].filter((file) => {
    const content = readFileSync(file);
    return isText(content) && LOCAL_PATH.test(content.toString());
  });
  expect(filesWithLocalPaths).toEqual([]);
});

describe('the check finds a local path in', () => {
  test.each([
    ['..', 'shared', 'rules.json'].join('/'),
    `see ${['', 'home', 'anna', 'halma'].join('/')}`,
    `"${['', 'work', 'halma'].join('/')}"`,
    ['C:', 'Users', 'anna'].join('\\'),
  ])('%s', (text) => expect(text).toMatch(LOCAL_PATH));

  test.each(['./home/page.ts', 'apps/work/x', 'https://halma.example/home/x'])('but not in %s', (text) =>
    expect(text).not.toMatch(LOCAL_PATH),
  );
});

/** Matches code that takes the path of a file from a URL, where a space or a letter such as “ä” is encoded. */
const ENCODED_PATH = /import\.meta\.url\)\.pathname/;

test('all programs find their files if the path of the repository contains spaces or letters such as “ä”', () => {
  const code = [...listFiles(repository)].filter((file) => /\.(?:m?js|tsx?)$/.test(file));
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((file) => ENCODED_PATH.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('docs/README.md lists every documentation page once', () => {
  const folder = join(repository, 'docs');
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const listedPages = Array.from(list.matchAll(/\]\(((?!\.\.)[^)#]+\.md)\)/g), ([, path = '']) => path);
  const pages = [...listFiles(folder)]
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md');
  expect(listedPages.sort()).toEqual(pages.sort());
});

describe.each(['add-a-game', 'add-a-language', 'add-to-the-server'])('the recipe %s', (name) => {
  const folder = join(repository, 'docs/contributing');
  const recipe = readFileSync(join(folder, `${name}.md`), 'utf8');
  const code = Array.from(recipe.matchAll(/\]\(([^)]+\.ts)\)/g), ([, path = '']) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  const tables = new Set(Array.from(recipe.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g), ([, table = '']) => table));

  test('names only tables that a file it links to contains', () => {
    expect(tables.size).toBeGreaterThan(0);
    expect([...tables].filter((table) => !code.some((text) => text.includes(` ${table}`)))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const entries = Object.entries<Readonly<Record<string, unknown>>>(lock.packages);

  test('names no registry', () => {
    expect(entries.filter(([, entry]) => /^https?:/.test(String(entry.resolved)))).toEqual([]);
  });

  test('has a hash for every external package', () => {
    const externalEntries = entries.filter(
      ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
    );
    expect(externalEntries.length).toBeGreaterThan(0);
    expect(externalEntries.filter(([, entry]) => typeof entry.integrity !== 'string')).toEqual([]);
  });
});
