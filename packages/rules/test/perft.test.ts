import { readFileSync } from 'node:fs';
import { GAMES, perft } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { positionFrom, rulesOf, startOf } from './fixtures.ts';

/** The largest counts that these tests check, in any table and from the start; `halma perft` counts the rest. */
const MAX_COUNT = 5_000_000;
const MAX_START_COUNT = 500_000;

/** The rows of the documented tables: a name in the first column, counts in the others. */
const rows = readFileSync(new URL('../../../docs/reference/perft.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line))
  .map((line): readonly [string, readonly number[]] => {
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    const counts = cells.filter((cell) => cell !== '').map((cell) => Number(cell.replaceAll(',', '')));
    return [name, counts.filter((count) => count <= MAX_COUNT)];
  });

describe('perft from the start', () => {
  const starts = rows.filter(([name]) => GAMES.some((game) => game.id === name));

  it('is documented for every game', () => {
    expect(starts.map(([game]) => game)).toEqual(GAMES.map((game) => game.id));
  });

  it.each(starts)('%s', (game, documented) => {
    const counts = documented.filter((count) => count <= MAX_START_COUNT);
    expect(perft(startOf(game), counts.length)).toEqual(counts);
  });
});

describe('perft from the start with long jumps', () => {
  const suffix = ', jumpReach=symmetric';
  const starts = rows.filter(([name]) => name.endsWith(suffix));

  it('is documented for ten games or more', () => {
    expect(starts.length).toBeGreaterThan(9);
  });

  it.each(starts)('%s', (name, documented) => {
    const counts = documented.filter((count) => count <= MAX_START_COUNT);
    const start = startOf(name.slice(0, -suffix.length), { jumpReach: 'symmetric' });
    expect(perft(start, counts.length)).toEqual(counts);
  });
});

describe('perft from middlegames of Halma for two equals the counts of a native program', () => {
  const middleGames = rows.filter(([name]) => name.startsWith('H16:'));

  it('is documented for three positions', () => {
    expect(middleGames).toHaveLength(3);
  });

  it.each(middleGames)('%s', (hfn, counts) => {
    expect(counts.length).toBeGreaterThan(2);
    expect(perft(positionFrom(rulesOf('halma-2', {}, 'parker-1885'), hfn), counts.length)).toEqual(counts);
  });
});
