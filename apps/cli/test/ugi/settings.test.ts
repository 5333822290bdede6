import { GAMES, OPTION_NAMES, PRESET_IDS } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { DEFAULT_UGI_SETTINGS, formatOptionLines, rulesConfigOf, setOption } from '../../src/ugi/settings.ts';

const options = formatOptionLines(DEFAULT_UGI_SETTINGS).map((line) => {
  const [, name = '', rest = ''] = /^option name (\w+) type (.*)$/.exec(line) ?? [];
  return { name, rest, values: Array.from(rest.matchAll(/ var (\S+)/g), ([, value = '']) => value) };
});

test('offers every option', () => {
  expect(options.map(({ name }) => name)).toEqual([
    'Game',
    'Preset',
    'Level',
    'AnalyseMode',
    'MultiPV',
    'Threads',
    'Tablebase',
    ...OPTION_NAMES,
  ]);
  expect(options[0]?.values).toEqual(GAMES.map(({ id }) => id));
  expect(options[1]?.values).toEqual(PRESET_IDS);
});

describe('every offered value can be set and becomes the default', () => {
  const pairs = options.flatMap(({ name, values }) => values.map((value): [string, string] => [name, value]));
  test.each([
    ...pairs,
    ['Level', '1'],
    ['AnalyseMode', 'true'],
    ['MultiPV', '100'],
    ['Threads', '64'],
    ['Tablebase', 'board.htb'],
    ['moveCap', '300'],
    ['homeLimit', 'none'],
  ])('%s %s', (name, value) => {
    const changed = setOption(DEFAULT_UGI_SETTINGS, name, value);
    if ('unknown' in changed) throw new Error(changed.unknown);
    expect(formatOptionLines(changed)).toContainEqual(
      expect.stringMatching(`^option name ${name} .* default ${value}( |$)`),
    );
  });
});

test('removes an option whose value is set to “preset”', () => {
  const stated = setOption(DEFAULT_UGI_SETTINGS, 'evacuate', 'off');
  if ('unknown' in stated) throw new Error(stated.unknown);
  expect(rulesConfigOf(stated).options).toEqual({ evacuate: 'off' });
  const reset = setOption(stated, 'evacuate', 'preset');
  if ('unknown' in reset) throw new Error(reset.unknown);
  expect(rulesConfigOf(reset).options).toEqual({});
});

test.each([
  ['Level', '0', 'value'],
  ['Level', '11', 'value'],
  ['Level', 'x', 'value'],
  ['AnalyseMode', 'yes', 'value'],
  ['MultiPV', '', 'value'],
  ['MultiPV', '0', 'value'],
  ['MultiPV', '101', 'value'],
  ['MultiPV', '1e1', 'value'],
  ['Preset', 'house', 'value'],
  ['evacuate', 'maybe', 'value'],
  ['moveCap', '-3', 'value'],
  ['moveCap', '0', 'value'],
  ['moveCap', '1000001', 'value'],
  ['fullCampMinOwn', 'none', 'value'],
  ['Hash', '64', 'option'],
  ['toString', '1', 'option'],
])('refuses %s %j: no such %s', (name, value, unknown) => {
  expect(setOption(DEFAULT_UGI_SETTINGS, name, value)).toEqual({ unknown });
});
