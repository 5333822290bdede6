import { describe, expect, test } from 'vitest';
import { arrows } from './architecture/arrows.ts';
import { forbiddenImports, type WorkspaceRules } from './architecture/check-imports.ts';
import { readWorkspaces } from './architecture/workspaces.ts';

describe('every workspace imports only what it may', () => {
  test.each(readWorkspaces())('$name', ({ name, declared, sources }) => {
    const allowed = arrows.get(name);
    expect(allowed, `${name} needs a row in test/architecture/arrows.ts`).toBeDefined();
    if (!allowed) return;
    expect(sources.length).toBeGreaterThan(0);
    const rules = { arrows: allowed, declared };
    expect(sources.flatMap((source) => forbiddenImports(source, rules))).toEqual([]);
  });
});

test('the arrows run one way only', () => {
  const below = (name: string): string[] =>
    (arrows.get(name)?.house ?? []).flatMap((next) => [next, ...below(next)]);
  const apps = ['@halma/cli', '@halma/server', '@halma/web'];
  for (const name of arrows.keys()) {
    expect(below(name)).not.toContain(name);
    for (const app of apps) expect(below(name)).not.toContain(app);
  }
});

describe('the check sees', () => {
  const strict: WorkspaceRules = { arrows: { house: [], outside: 'nothing' }, declared: new Set(['hono']) };
  const middle: WorkspaceRules = {
    arrows: { house: ['@halma/rules', '@halma/engine'], outside: 'packages' },
    declared: new Set(['@halma/rules', '@fontsource/besley']),
  };
  const app: WorkspaceRules = {
    arrows: { house: [], outside: 'packages and node' },
    declared: new Set(['hono']),
  };

  test.each<[string, WorkspaceRules, string]>([
    [`import { a } from '@halma/board';`, middle, 'this arrow is not allowed'],
    [`import type { A } from '@halma/board';`, middle, 'this arrow is not allowed'],
    [`import '@halma/server';`, middle, 'this arrow is not allowed'],
    [`export * from '@halma/board';`, middle, 'this arrow is not allowed'],
    [`export { a } from '@halma/board/deep';`, middle, 'this arrow is not allowed'],
    [`export type { A } from '@halma/board';`, middle, 'this arrow is not allowed'],
    [`const a = await import('@halma/board');`, middle, 'this arrow is not allowed'],
    [`type A = import('@halma/board').A;`, middle, 'this arrow is not allowed'],
    [`import board = require('@halma/board');`, middle, 'this arrow is not allowed'],
    [`const a = <b>{import('@halma/board')}</b>;`, middle, 'this arrow is not allowed'],
    [`import { a } from '@halma/engine';`, middle, 'not declared in package.json'],
    [`import { Hono } from 'hono';`, middle, 'not declared in package.json'],
    [`import { Hono } from 'hono';`, strict, 'nothing from outside is allowed here'],
    [`import { join } from 'node:path';`, middle, 'modules of Node are not allowed here'],
    [`import { join } from 'path';`, strict, 'modules of Node are not allowed here'],
    [`import { a } from '../../board/src/a.ts';`, middle, 'it leaves the workspace'],
    [`import { a } from '/src/a.ts';`, middle, 'neither relative nor a package'],
    [`import { a } from 'https://example.org/a.js';`, middle, 'neither relative nor a package'],
    ['const a = await import(name);', app, 'the address must be written out'],
  ])('%s', (text, rules, problem) => {
    const found = forbiddenImports({ path: 'src/file.tsx', text }, rules);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  test.each<[string, WorkspaceRules]>([
    [`import { a } from './a.ts';`, strict],
    [`import { a } from '../src/a.ts';`, strict],
    [`import { a } from '@halma/rules/english';`, middle],
    [`import '@fontsource/besley/index.css';`, middle],
    [`import { Hono } from 'hono/tiny';`, app],
    [`import { join } from 'node:path';`, app],
    [`// import '@halma/board';\nconst a = "import '@halma/board'";`, strict],
  ])('nothing wrong in %s', (text, rules) => {
    expect(forbiddenImports({ path: 'src/file.tsx', text }, rules)).toEqual([]);
  });
});
