import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { unexportedTypes } from './architecture/public-types.ts';
import { repository } from './architecture/workspaces.ts';
import { compileWorkspaces } from './compile-workspaces.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

const PACKAGES = readdirSync(join(repository, 'packages')).map((directory) => {
  const folder = join(repository, 'packages', directory);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, ...manifest };
});

beforeAll(compileWorkspaces, 120_000);

/** Returns the declaration files of a package's entries. */
function entriesOf({ folder, exports }: (typeof PACKAGES)[number]): string[] {
  return Object.values(exports).flatMap((target) => {
    if (typeof target === 'string') return [];
    const [path, suffix] = join(folder, target.types).split('*');
    if (path === undefined || suffix === undefined) return [join(folder, target.types)];
    return readdirSync(path).flatMap((name) => (name.endsWith(suffix) ? [join(path, name)] : []));
  });
}

test.each(PACKAGES)('$name exports every type that its exports use', (manifest) => {
  expect(unexportedTypes(entriesOf(manifest), (path) => readFileSync(path, 'utf8'))).toEqual([]);
});

describe('the check reports', () => {
  const INDEX = `export { type A, value } from './a.ts';`;
  const reported = (text: string): string[] => {
    const texts: Readonly<Record<string, string>> = { 'index.d.ts': INDEX, 'a.d.ts': text };
    return unexportedTypes(['index.d.ts'], (path) => texts[path] ?? 'export interface B {}');
  };

  test.each([
    ['B, used by A', 'interface B {} export interface A { b: B } export declare const value: A'],
    [
      'B, used by value',
      `import type { B } from './b.ts'; export type A = 1; export declare const value: (b: B) => A;`,
    ],
    [
      'B, used by A',
      'interface B {} declare const hidden: B; export type A = typeof hidden; export declare const value: A;',
    ],
    [
      `import('./b.ts'), used by value`,
      `export type A = 1; export declare const value: Promise<typeof import('./b.ts')>;`,
    ],
    [
      'B, used by value',
      'interface B {} export type A = 1; declare const C: B; export declare class value extends C {}',
    ],
    ['B, used by A', 'interface B {} export interface A extends B {} export declare const value: A;'],
  ])('%s, in %s', (problem, text) => {
    expect(reported(text)).toEqual([problem]);
  });

  test('nothing about other packages or type parameters', () => {
    const text = `import type { B } from 'other'; export type A<C> = B | C | Date; export declare const value: A<1>;`;
    expect(reported(text)).toEqual([]);
  });
});
