import { readFileSync } from 'node:fs';
import { GAMES, makeRules, nonDefaultOptions, OPTION_NAMES, optionChoices, PRESET_IDS } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { must } from './fixtures.ts';

const page = readFileSync(new URL('../../../docs/reference/games.md', import.meta.url), 'utf8');

/** Returns the rows of the table under a heading, as cells without backticks. */
function tableRows(heading: string): readonly (readonly string[])[] {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('the page on games, options and presets', () => {
  it('names every game', () => {
    const ids = tableRows('Games').flatMap(([ids = '']) =>
      (/^[a-z0-9, -]+/.exec(ids)?.[0] ?? '').split(', '),
    );
    expect(ids).toEqual(GAMES.map((game) => game.id));
  });

  it('names every option with its values', () => {
    const documented = tableRows('Options').flatMap(([names = '', values = '']) =>
      names
        .split(', ')
        .map((name) => [name, values.replaceAll(' to ', '..').replaceAll(/(?<=\d),(?=\d{3})/g, '')]),
    );
    const expected = OPTION_NAMES.map((name) => [name, optionChoices(name).join(', ')]);
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('lists the options that each preset sets', () => {
    const defaults = must(makeRules({ game: 'halma-2', preset: 'parker-1885' })).options;
    const rows = tableRows('Presets');
    expect(rows.flatMap(([ids = '']) => ids.replace(' (default)', '').split(', ')).toSorted()).toEqual(
      PRESET_IDS.toSorted(),
    );
    for (const [ids = '', differences = ''] of rows) {
      const stated = Object.fromEntries(
        [...differences.matchAll(/(\w+)=([\w-]+)/g)].map(([, name, value]) => [name, value]),
      );
      for (const preset of ids.replace(' (default)', '').split(', ')) {
        const { options } = must(makeRules({ game: 'halma-2', preset }));
        const changed = Object.entries(options).filter(
          ([name, value]) => value !== defaults[name as keyof typeof defaults],
        );
        expect(Object.fromEntries(changed.map(([name, value]) => [name, String(value)]))).toEqual(stated);
      }
    }
  });
});

it('a record states only the options that differ from its preset', () => {
  const rules = must(makeRules({ game: 'halma-2', options: { repetition: '3', evacuate: 'off' } }));
  expect(nonDefaultOptions(rules.game, rules.preset, rules.options)).toEqual(['evacuate']);
});
