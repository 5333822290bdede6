import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEASURED, measuredTables } from '../scripts/levels-page.mjs';
import { LEVELS, STRONGEST } from '../src/index.ts';
import { SIGHTS } from '../src/levels/sight.ts';

const page = readFileSync(new URL('../../../docs/reference/levels.md', import.meta.url), 'utf8');
const data = JSON.parse(readFileSync(new URL('data/levels.data.json', import.meta.url), 'utf8'));

describe('the page on levels', () => {
  it('tells what each level sees', () => {
    const section = page.split('## What each level sees\n')[1]?.split('\n* ')[0] ?? '';
    const rows = section.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return /^\d+$/.test(cells[1] ?? '') ? [cells.slice(1, -1)] : [];
    });
    const below = LEVELS.filter((level) => level !== STRONGEST);
    const seen = below.map((level) => [level, ...Object.values(SIGHTS[level])].map(figure));
    expect(rows).toEqual([
      ...seen,
      [`${STRONGEST}`, 'all', '1', '0', '1', 'all', 'all', 'all', 'as time allows'],
    ]);
  });

  it('tells what was measured', () => {
    expect(page.split(MEASURED)[1]).toBe(measuredTables(data));
  });

  it('has a match of every level with the one below', () => {
    for (const level of LEVELS.slice(1)) {
      const isIt = ({ players: [first = '', second = ''] }: { players: readonly string[] }): boolean =>
        first.split('@')[0] === `level:${level}` && second === `level:${level - 1}`;
      expect(data.find(isIt)?.low, `level ${level}`).toBeGreaterThan(0);
    }
  });
});

function figure(value: number): string {
  return Number.isFinite(value) ? value.toLocaleString('en') : 'all';
}
