import { GAMES, OPTION_NAMES, PRESET_IDS } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { changeSetting, offeredOptions, rulesChoice, USUAL_SETTINGS } from '../../src/ugi/settings.ts';

const offers = offeredOptions(USUAL_SETTINGS).map((line) => {
  const [, name = '', rest = ''] = /^option name (\w+) type (.*)$/.exec(line) ?? [];
  return { name, rest, values: Array.from(rest.matchAll(/ var (\S+)/g), ([, value = '']) => value) };
});

test('everything there is to set is offered', () => {
  expect(offers.map(({ name }) => name)).toEqual([
    'Game',
    'Preset',
    'Level',
    'AnalyseMode',
    'MultiPV',
    ...OPTION_NAMES,
  ]);
  expect(offers[0]?.values).toEqual(GAMES.map(({ id }) => id));
  expect(offers[1]?.values).toEqual(PRESET_IDS);
});

describe('every value offered can be set, and is offered back as the value', () => {
  const pairs = offers.flatMap(({ name, values }) => values.map((value): [string, string] => [name, value]));
  test.each([
    ...pairs,
    ['Level', '1'],
    ['AnalyseMode', 'true'],
    ['MultiPV', '100'],
    ['moveCap', '300'],
    ['homeLimit', 'none'],
  ])('%s %s', (name, value) => {
    const changed = changeSetting(USUAL_SETTINGS, name, value);
    if ('unknown' in changed) throw new Error(changed.unknown);
    expect(offeredOptions(changed)).toContainEqual(
      expect.stringMatching(`^option name ${name} .* default ${value}( |$)`),
    );
  });
});

test('an option that is left to the preset is no longer stated', () => {
  const stated = changeSetting(USUAL_SETTINGS, 'evacuate', 'off');
  if ('unknown' in stated) throw new Error(stated.unknown);
  expect(rulesChoice(stated).options).toEqual({ evacuate: 'off' });
  const left = changeSetting(stated, 'evacuate', 'preset');
  if ('unknown' in left) throw new Error(left.unknown);
  expect(rulesChoice(left).options).toEqual({});
});

test.each([
  ['Level', '0', 'value'],
  ['Level', '11', 'value'],
  ['Level', 'x', 'value'],
  ['AnalyseMode', 'yes', 'value'],
  ['MultiPV', '', 'value'],
  ['evacuate', 'maybe', 'value'],
  ['moveCap', '-3', 'value'],
  ['Hash', '64', 'option'],
  ['toString', '1', 'option'],
])('%s %j: no such %s', (name, value, unknown) => {
  expect(changeSetting(USUAL_SETTINGS, name, value)).toEqual({ unknown });
});
