import type { Reason } from '@halma/engine';
import { makeRules } from '@halma/rules';
import { expect, test } from 'vitest';
import { reasonStrings } from '../src/en/reasons.ts';
import type { LanguageTag } from '../src/languages.ts';

const rulesResult = makeRules({ game: 'grasshopper-8' });
if (!rulesResult.ok) throw new Error(rulesResult.refusal.code);
const rules = rulesResult.value;

/** Returns the cells with the given names. */
const cellsNamed = (...names: string[]): number[] =>
  names.map((name) => rules.board.cellByName.get(name) ?? -1);

test.each<readonly [Reason, string, string]>([
  [
    { kind: 'straggler-left', weight: -2, men: cellsNamed('a1') },
    'It leaves the man on a1 behind.',
    'Der Stein auf a1 bleibt zurück.',
  ],
  [
    { kind: 'straggler-left', weight: -4, men: cellsNamed('a1', 'b2') },
    'It leaves the men on a1 and b2 behind.',
    'Die Steine auf a1 und b2 bleiben zurück.',
  ],
  [
    { kind: 'hole-reopened', weight: 2, cells: cellsNamed('h8') },
    'h8 can be filled again.',
    'h8 kann wieder gefüllt werden.',
  ],
  [
    { kind: 'hole-reopened', weight: 6, cells: cellsNamed('h8', 'g8', 'h7') },
    'h8, g8 and h7 can be filled again.',
    'h8, g8 und h7 können wieder gefüllt werden.',
  ],
  [
    { kind: 'hole-buried', weight: -4, cells: cellsNamed('h8', 'g8') },
    'h8 and g8 can no longer be filled from outside.',
    'h8 und g8 können von außen nicht mehr gefüllt werden.',
  ],
  [
    { kind: 'ladder-closed', weight: 0.5, men: cellsNamed('c3') },
    'The opposing man on c3 can no longer use the ladder.',
    'Der gegnerische Stein auf c3 kann die Leiter nicht mehr benutzen.',
  ],
  [
    { kind: 'ladder-opened', weight: -1, men: cellsNamed('c3', 'd4') },
    'The opposing men on c3 and d4 can now use the ladder.',
    'Die gegnerischen Steine auf c3 und d4 können jetzt die Leiter benutzen.',
  ],
  [
    { kind: 'opponent-ladder-used', weight: 1, men: cellsNamed('c3'), steps: 2 },
    'Without the opposing man on c3, the hop would gain 2 fewer steps.',
    'Ohne den gegnerischen Stein auf c3 wären es 2 Schritte weniger.',
  ],
  [
    { kind: 'jumps-unblocked', weight: 0.3, jumps: 1 },
    'It opens 1 jump that the player’s own men blocked.',
    '1 Sprung wird frei, den eigene Steine versperrt haben.',
  ],
])('describes %j in each language', async (reason, english, german) => {
  const sentence = async (tag: LanguageTag): Promise<string> =>
    (await reasonStrings.in(tag)).reason(rules, reason, (seat) => seat);
  expect([await sentence('en'), await sentence('de')]).toEqual([english, german]);
});
