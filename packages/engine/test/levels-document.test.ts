import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEASUREMENTS_HEADING, measurementTables } from '../scripts/levels-page.mjs';
import { LEVELS, STRONGEST_LEVEL } from '../src/index.ts';
import { LEVEL_PROFILES, type LevelProfile } from '../src/levels/level-profiles.ts';

const page = readFileSync(new URL('../../../docs/reference/levels.md', import.meta.url), 'utf8');
const data = JSON.parse(readFileSync(new URL('data/levels.data.json', import.meta.url), 'utf8'));

const COLUMNS: readonly (keyof LevelProfile)[] = [
  'noticedJumps',
  'stragglerWeight',
  'noise',
  'movesAhead',
  'replyChance',
  'playoutChance',
  'plies',
  'nodes',
  'maxRaceMenOutside',
  'raceWidth',
];

describe('the page on levels', () => {
  it('lists the profile of each level', () => {
    const section = page.split('## The levels\n')[1]?.split('\n* ')[0] ?? '';
    const rows = section.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return /^\d+$/.test(cells[1] ?? '') ? [cells.slice(1, -1)] : [];
    });
    const limited = LEVELS.filter((level) => level !== STRONGEST_LEVEL).map((level) => [
      `${level}`,
      ...COLUMNS.map((column) => figureText(column, LEVEL_PROFILES[level][column])),
    ]);
    expect(rows).toEqual([
      ...limited,
      [`${STRONGEST_LEVEL}`, 'all', '1', '0', '1', '1', '1', 'no limit', 'no limit', 'all', 'as time allows'],
    ]);
  });

  it('lists the measured matches', () => {
    expect(page.split(MEASUREMENTS_HEADING)[1]).toBe(measurementTables(data));
  });

  it('lists, for each level, a match in which it beats the level below by more than the margin of error', () => {
    for (const level of LEVELS.slice(1)) {
      const isMatch = ({ players: [first = '', second = ''] }: { players: readonly string[] }): boolean =>
        first.split('@')[0] === `level:${level}` && second === `level:${level - 1}`;
      expect(data.find(isMatch)?.low, `level ${level}`).toBeGreaterThan(0);
    }
  });
});

function figureText(column: keyof LevelProfile, value: number): string {
  if (Number.isFinite(value)) return value.toLocaleString('en');
  return column === 'plies' || column === 'nodes' ? 'no limit' : 'all';
}
