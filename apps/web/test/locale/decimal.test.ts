import { manColourOf } from '@halma/board/drawing';
import { gameStrings } from '@halma/locales/game';
import { makeRules } from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { pointsText } from '../../src/game/series.ts';
import { tenths } from '../../src/locale/decimal.ts';
import { changeLanguage } from '../../src/locale/language.ts';
import { upToTenths } from '../../src/locale/number-format.ts';
import { describeLeadInMoves } from '../../src/pages/analysis/lead.ts';
import { valueOrFail } from '../game/setup.ts';

afterEach(async () => {
  await changeLanguage('en');
});

test.each([
  ['a whole number with one decimal', () => tenths(7), '7.0', '7,0'],
  ['a rounded number with one decimal', () => tenths(6.94), '6.9', '6,9'],
  ['a number with at most one decimal', () => upToTenths(6.94), '6.9', '6,9'],
  ['a whole number with at most one decimal', () => upToTenths(7), '7', '7'],
  ['points in fifths', () => pointsText(1.2), '1.2', '1,2'],
])('the page formats %s in its language', async (_, text, english, german) => {
  expect(text()).toBe(english);
  await changeLanguage('de');
  expect(text()).toBe(german);
});

describe('the lead in moves', () => {
  test.each([
    ['halma-2', 3.24, 'Black is 3.2 moves ahead', 'Schwarz liegt 3,2 Züge vorn'],
    ['halma-2', -3.24, 'Yellow is 3.2 moves ahead', 'Gelb liegt 3,2 Züge vorn'],
    ['halma-2', -0.04, 'Even', 'Ausgeglichen'],
    ['star-3', -3.24, 'Black is 3.2 moves behind', 'Schwarz liegt 3,2 Züge zurück'],
  ])('is described in %s when the first seat is ahead by %d', async (game, score, english, german) => {
    const rules = valueOrFail(makeRules({ game }));
    const lead = (): string =>
      describeLeadInMoves(rules, 1, score, (seat) => gameStrings().colours[manColourOf(rules, seat)]);
    expect(lead()).toBe(english);
    await changeLanguage('de');
    expect(lead()).toBe(german);
  });
});
