import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shapeNameViolations } from './shape-names.ts';
import { repository } from './workspaces.ts';

function listSources(folder: string): readonly string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (['node_modules', 'dist', 'generated', 'assembly'].includes(entry.name)) return [];
    if (entry.isDirectory()) return listSources(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

test('only the boards and the geometries read the name of a shape', () => {
  const sources = [...listSources('packages'), ...listSources('apps')];
  expect(sources.length).toBeGreaterThan(100);
  const violations = sources.flatMap((path) =>
    shapeNameViolations(path, readFileSync(join(repository, path), 'utf8')),
  );
  expect(violations).toEqual([]);
});

describe('the check reports', () => {
  test.each([
    `if (board.shape === 'star') return 6;`,
    `const six = 'star' === name;`,
    `if (kind !== "rhombus") return;`,
    `case 'square':`,
    `return FAR[rules.board.shape];`,
  ])('%s', (line) => {
    expect(shapeNameViolations('packages/engine/src/file.ts', line)).toHaveLength(1);
    expect(shapeNameViolations('packages/board/src/geometry/file.ts', line)).toEqual([]);
  });

  test.each([`shape('path', { d });`, `const filter = 'star';`, `if (tag.shape) return;`])(
    'nothing in %s',
    (line) => {
      expect(shapeNameViolations('packages/engine/src/file.ts', line)).toEqual([]);
    },
  );
});
