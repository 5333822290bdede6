import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from './architecture/workspaces.ts';

const leftAside: ReadonlySet<string> = new Set(['.git', 'node_modules', 'dist', '.test-results']);

/** Matches paths that exist only on one machine, or outside the repository. */
const strayPath = /\.\.\/shared\b|(?<![\w.])\/(?:root|home|Users|work)\/\w|\b[A-Z]:\\Users\\/;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (leftAside.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name));
    else if (entry.isFile()) yield join(folder, entry.name);
  }
}

const isText = (content: Buffer): boolean => !content.subarray(0, 8000).includes(0);

test('no file contains a path outside the repository', () => {
  const strays = [...filesBelow(repository)].filter((file) => {
    const content = readFileSync(file);
    return isText(content) && strayPath.test(content.toString());
  });
  expect(strays).toEqual([]);
});

describe('a path outside the repository is found in', () => {
  test.each([
    ['..', 'shared', 'rules.json'].join('/'),
    `see ${['', 'home', 'anna', 'halma'].join('/')}`,
    `"${['', 'work', 'halma'].join('/')}"`,
    ['C:', 'Users', 'anna'].join('\\'),
  ])('%s', (text) => expect(text).toMatch(strayPath));

  test.each(['./home/page.ts', 'apps/work/x', 'https://halma.example/home/x'])('but not in %s', (text) =>
    expect(text).not.toMatch(strayPath),
  );
});

test('docs/README.md lists every page of the documentation once', () => {
  const folder = join(repository, 'docs');
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = Array.from(list.matchAll(/\]\(((?!\.\.)[^)#]+\.md)\)/g), ([, path = '']) => path);
  const pages = [...filesBelow(folder)]
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md');
  expect(named.sort()).toEqual(pages.sort());
});

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const entries = Object.entries<Readonly<Record<string, unknown>>>(lock.packages);

  test('names no registry', () => {
    expect(entries.filter(([, entry]) => /^https?:/.test(String(entry.resolved)))).toEqual([]);
  });

  test('has the hash of every external package', () => {
    const outside = entries.filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true);
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter(([, entry]) => typeof entry.integrity !== 'string')).toEqual([]);
  });
});
