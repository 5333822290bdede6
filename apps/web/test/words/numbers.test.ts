import { makeRules } from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { pointsText } from '../../src/game/series.ts';
import { leadInMoves } from '../../src/pages/analysis/lead.ts';
import { changeLanguage } from '../../src/site/catalogues.ts';
import { tenths, upToTenths } from '../../src/site/decimal.ts';
import { valueOrFail } from '../game/setup.ts';

afterEach(async () => {
  await changeLanguage('en');
});

test.each([
  ['always', () => tenths(7), '7.0', '7,0'],
  ['rounded', () => tenths(6.94), '6.9', '6,9'],
  ['where it is needed', () => upToTenths(6.94), '6.9', '6,9'],
  ['where it is not needed', () => upToTenths(7), '7', '7'],
  ['for points in fifths', () => pointsText(1.2), '1.2', '1,2'],
])('one decimal is written as the language does: %s', async (_, text, english, german) => {
  expect(text()).toBe(english);
  await changeLanguage('de');
  expect(text()).toBe(german);
});

describe('who leads by how much', () => {
  test.each([
    ['halma-2', 3.24, 'Black leads by 3.2 moves', 'Schwarz führt um 3,2 Züge'],
    ['halma-2', -3.24, 'Yellow leads by 3.2 moves', 'Gelb führt um 3,2 Züge'],
    ['halma-2', -0.04, 'Nobody leads', 'Niemand führt'],
    ['star-3', -3.24, 'Black is 3.2 moves behind', 'Schwarz liegt 3,2 Züge zurück'],
  ])('%s, the first seat ahead by %d', async (game, score, english, german) => {
    const rules = valueOrFail(makeRules({ game }));
    const said = (): string => leadInMoves(rules, 1, score);
    expect(said()).toBe(english);
    await changeLanguage('de');
    expect(said()).toBe(german);
  });
});
