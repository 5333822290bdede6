import { describe, expect, test } from 'vitest';
import { analysisStrings } from '../src/en/analysis.ts';
import { endingStrings } from '../src/en/endings.ts';
import { solitaireStrings } from '../src/en/solitaires.ts';

describe('the wording agrees with the number of', () => {
  test('men in the target', async () => {
    const { menHome } = await endingStrings.in('en');
    expect([0, 1, 2].map((men) => menHome('White', men))).toEqual([
      'White had no men home.',
      'White had one man home.',
      'White had 2 men home.',
    ]);
    const german = await endingStrings.in('de');
    expect([0, 1, 2].map((men) => german.menHome('Weiß', men))).toEqual([
      'Weiß hatte keinen Stein im Ziel.',
      'Weiß hatte einen Stein im Ziel.',
      'Weiß hatte 2 Steine im Ziel.',
    ]);
  });

  test('moves to a win', async () => {
    const { wins } = await analysisStrings.in('en');
    expect([1, 2].map((moves) => wins('Black', moves))).toEqual([
      'Black wins in one move',
      'Black wins in 2 moves',
    ]);
    const german = await analysisStrings.in('de');
    expect([1, 2].map((moves) => german.wins('Schwarz', moves))).toEqual([
      'Schwarz gewinnt in einem Zug',
      'Schwarz gewinnt in 2 Zügen',
    ]);
  });

  test('moves that a mistake costs', async () => {
    for (const [language, texts] of [
      [
        'en',
        ['It cost 0.5 moves and 6% of the winning chances.', 'It cost 1 move and 6% of the winning chances.'],
      ],
      [
        'de',
        [
          'Er kostete 0.5 Züge und 6\u00a0% der Gewinnchancen.',
          'Er kostete 1 Zug und 6\u00a0% der Gewinnchancen.',
        ],
      ],
    ] as const) {
      const { cost, trialMissed } = await analysisStrings.in(language);
      expect(['0.5', '1'].map((moves) => cost(moves, 6))).toEqual(texts);
      expect(trialMissed('a5-b6', '', '1')).not.toMatch(/moves|Züge/);
    }
  });

  test('men in a camp, and squares', async () => {
    for (const [language, man, square] of [
      ['en', 'of 19 moves made · 1 man in the camp', '1 square'],
      ['de', 'von 19 Zügen gemacht · 1 Stein im Hof', '1 Feld'],
    ] as const) {
      const { figures, gambits } = await solitaireStrings.in(language);
      expect([figures.playCount(1), gambits.squares('1')]).toEqual([man, square]);
    }
  });
});
