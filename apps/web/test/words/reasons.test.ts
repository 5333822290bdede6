import type { Reason } from '@halma/engine';
import { makeRules } from '@halma/rules';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../src/site/catalogues.ts';
import { reasonWords } from '../../src/words/reasons.ts';
import { valueOrFail } from '../game/setup.ts';

afterEach(async () => {
  await changeLanguage('en');
});

const rules = valueOrFail(makeRules({ game: 'grasshopper-8' }));

/** Cells by name. */
const on = (...names: string[]): number[] => names.map((name) => rules.board.numbers.get(name) ?? -1);

test.each<readonly [Reason, string, string]>([
  [
    { kind: 'straggler-left', weight: -2, men: on('a1') },
    'It leaves a1 behind.',
    'Der Stein auf a1 bleibt zurück.',
  ],
  [
    { kind: 'straggler-left', weight: -4, men: on('a1', 'b2') },
    'It leaves a1 and b2 behind.',
    'Die Steine auf a1 und b2 bleiben zurück.',
  ],
  [
    { kind: 'hole-opened', weight: 2, cells: on('h8') },
    'h8 can be filled again.',
    'h8 kann wieder gefüllt werden.',
  ],
  [
    { kind: 'hole-opened', weight: 6, cells: on('h8', 'g8', 'h7') },
    'h8, g8 and h7 can be filled again.',
    'h8, g8 und h7 können wieder gefüllt werden.',
  ],
  [
    { kind: 'hole-buried', weight: -4, cells: on('h8', 'g8') },
    'h8 and g8 can no longer be filled from outside.',
    'h8 und g8 können von außen nicht mehr gefüllt werden.',
  ],
  [
    { kind: 'door-closed', weight: 0.5, men: on('c3') },
    'The enemy on c3 can no longer use the ladder.',
    'Der fremde Stein auf c3 kann die Leiter nicht mehr benutzen.',
  ],
  [
    { kind: 'door-opened', weight: -1, men: on('c3', 'd4') },
    'The enemy on c3 and d4 can now use the ladder.',
    'Die fremden Steine auf c3 und d4 können jetzt die Leiter benutzen.',
  ],
  [
    { kind: 'his-ladder-used', weight: 1, men: on('c3'), steps: 2 },
    'Without the enemy on c3 it would be 2 steps less.',
    'Ohne den fremden Stein auf c3 wären es 2 Schritte weniger.',
  ],
  [
    { kind: 'way-cleared', weight: 0.3, jumps: 1 },
    'It opens 1 jump that own men blocked.',
    '1 Sprung ist frei, dem eigene Steine im Weg standen.',
  ],
])('%j is told in sentences of each language', async (reason, english, german) => {
  const said = (): string => reasonWords().reason(rules, reason, (seat) => seat);
  expect(said()).toBe(english);
  await changeLanguage('de');
  expect(said()).toBe(german);
});
