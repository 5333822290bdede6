import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURE_NAMES, JUDGEMENTS, LOSS_THRESHOLDS, REASON_KINDS } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/reference/analysis.md', import.meta.url), 'utf8');

/** Returns the rows of the table whose first column has this heading. Each row is a list of cells without backticks. */
function table(heading: string): readonly (readonly string[])[] {
  const rows = page.split(`| ${heading} |`)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('the page on analysis', () => {
  it('names every feature', () => {
    expect(table('feature').map(([name]) => name)).toEqual(FEATURE_NAMES);
  });

  it('names every kind of reason', () => {
    const kinds = table('kind').flatMap(([names = '']) => names.split(', '));
    expect(kinds).toEqual(REASON_KINDS);
  });

  it('lists the threshold of each judgement', () => {
    const rows = JUDGEMENTS.map((judgement) => {
      const { chance, moves } = LOSS_THRESHOLDS[judgement];
      return [judgement, String(chance), Number.isFinite(moves) ? String(moves) : '–'];
    });
    expect(table('judgement')).toEqual(rows);
  });
});
