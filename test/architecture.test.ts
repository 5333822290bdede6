import { describe, expect, test } from 'vitest';
import { forbiddenImports, type WorkspaceRules } from './architecture/check-imports.ts';
import { importCycles } from './architecture/import-cycles.ts';
import { importRules } from './architecture/import-rules.ts';
import { layerOf, upwardImports } from './architecture/site-layers.ts';
import { packagesLoadedBy } from './architecture/static-imports.ts';
import { readWorkspaces } from './architecture/workspaces.ts';

describe('a workspace has only the imports that its row allows', () => {
  test.each(readWorkspaces())('$name', ({ name, declared, sources }) => {
    const allowed = importRules.get(name);
    expect(allowed, `${name} needs a row in test/architecture/import-rules.ts`).toBeDefined();
    if (!allowed) return;
    expect(sources.length).toBeGreaterThan(0);
    const rules = { allowed, declared };
    expect(sources.flatMap((source) => forbiddenImports(source, rules))).toEqual([]);
  });
});

test('imports between packages form no cycle', () => {
  const dependenciesOf = (name: string): string[] =>
    (importRules.get(name)?.internal ?? []).flatMap((next) => [next, ...dependenciesOf(next)]);
  const apps = ['@halma/cli', '@halma/server', '@halma/web'];
  for (const name of importRules.keys()) {
    expect(dependenciesOf(name)).not.toContain(name);
    for (const app of apps) expect(dependenciesOf(name)).not.toContain(app);
  }
});

describe('the files in a workspace import one another without a cycle', () => {
  test.each(readWorkspaces())('$name', ({ sources }) => {
    expect(importCycles(sources)).toEqual([]);
  });

  test.each([
    [`import { b } from './b.ts';`, `import { a } from './a.ts';`, 'a cycle'],
    [`export * from './b.ts';`, `import './a.ts';`, 'a cycle'],
    [`import { b } from './b.ts';`, `import type { A } from './a.ts';`, 'no cycle'],
    [`import { b } from './b.ts';`, `const a = import('./a.ts');`, 'no cycle'],
    [`import { b } from './b.ts';`, `import { c } from './c.ts';`, 'no cycle'],
  ])('%s and %s form %s', (a, b, expected) => {
    const sources = [
      { path: 'src/a.ts', text: a },
      { path: 'src/b.ts', text: b },
    ];
    expect(importCycles(sources)).toEqual(expected === 'a cycle' ? ['src/a.ts → src/b.ts → src/a.ts'] : []);
  });
});

test('the command line loads large packages only for the verbs that use them', () => {
  const sources = readWorkspaces().find(({ name }) => name === '@halma/cli')?.sources ?? [];
  expect(packagesLoadedBy('src/main.ts', sources)).toEqual([
    '@halma/engine/worker',
    '@halma/rules',
    '@halma/rules/english',
    'fastest-levenshtein',
    'lru-cache',
  ]);
});

describe('the site’s folders', () => {
  const sources = readWorkspaces().find(({ name }) => name === '@halma/web')?.sources ?? [];

  test('each have a layer', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ path }) => layerOf(path) < 0).map(({ path }) => path)).toEqual([]);
  });

  test('import from lower layers only', () => {
    expect(sources.flatMap(upwardImports)).toEqual([]);
  });

  test.each([
    ['src/parts/icon.tsx', `import { Page } from '../pages/home/page.tsx';`],
    ['src/game/note.ts', `import type { Board } from '../board/board.tsx';`],
    ['src/learn/goal.ts', `const drawing = import('../print/drawing.ts');`],
  ])('must not import from the same or a higher layer: %s, %s', (path, text) => {
    expect(upwardImports({ path, text })).toHaveLength(1);
  });
});

describe('the check reports', () => {
  const strictRules: WorkspaceRules = {
    allowed: { internal: [], external: 'nothing' },
    declared: new Set(['hono']),
  };
  const typicalRules: WorkspaceRules = {
    allowed: { internal: ['@halma/rules', '@halma/engine'], external: 'packages' },
    declared: new Set(['@halma/rules', '@fontsource/besley']),
  };
  const app: WorkspaceRules = {
    allowed: { internal: [], external: 'packages and node' },
    declared: new Set(['hono']),
  };

  test.each<[string, WorkspaceRules, string]>([
    [`import { a } from '@halma/board';`, typicalRules, 'its row does not allow this import'],
    [`import type { A } from '@halma/board';`, typicalRules, 'its row does not allow this import'],
    [`import '@halma/server';`, typicalRules, 'its row does not allow this import'],
    [`export * from '@halma/board';`, typicalRules, 'its row does not allow this import'],
    [`export { a } from '@halma/board/deep';`, typicalRules, 'its row does not allow this import'],
    [`export type { A } from '@halma/board';`, typicalRules, 'its row does not allow this import'],
    [`const a = await import('@halma/board');`, typicalRules, 'its row does not allow this import'],
    [`type A = import('@halma/board').A;`, typicalRules, 'its row does not allow this import'],
    [`import board = require('@halma/board');`, typicalRules, 'its row does not allow this import'],
    [`const a = <b>{import('@halma/board')}</b>;`, typicalRules, 'its row does not allow this import'],
    [`import { a } from '@halma/engine';`, typicalRules, 'not declared in package.json'],
    [`import { Hono } from 'hono';`, typicalRules, 'not declared in package.json'],
    [`import { Hono } from 'hono';`, strictRules, 'external packages are not allowed here'],
    [`import { join } from 'node:path';`, typicalRules, 'Node’s built-in modules are not allowed here'],
    [`import { join } from 'path';`, strictRules, 'Node’s built-in modules are not allowed here'],
    [`import { a } from '../../board/src/a.ts';`, typicalRules, 'it leaves the workspace'],
    [`import { a } from '/src/a.ts';`, typicalRules, 'neither relative nor a package'],
    [`import { a } from 'https://example.org/a.js';`, typicalRules, 'neither relative nor a package'],
    ['const a = await import(name);', app, 'the specifier must be a string literal'],
  ])('%s', (text, rules, problem) => {
    const found = forbiddenImports({ path: 'src/file.tsx', text }, rules);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  test.each<[string, WorkspaceRules]>([
    [`import { a } from './a.ts';`, strictRules],
    [`import { a } from '../src/a.ts';`, strictRules],
    [`import { a } from '@halma/rules/english';`, typicalRules],
    [`import '@fontsource/besley/index.css';`, typicalRules],
    [`import { Hono } from 'hono/tiny';`, app],
    [`import { join } from 'node:path';`, app],
    [`// import '@halma/board';\nconst a = "import '@halma/board'";`, strictRules],
  ])('no problem in %s', (text, rules) => {
    expect(forbiddenImports({ path: 'src/file.tsx', text }, rules)).toEqual([]);
  });
});
