import { expect, test } from 'vitest';
import { onlineStrings } from '../src/en/online.ts';
import { playStrings } from '../src/en/play.ts';
import type { LanguageTag } from '../src/languages.ts';

const NAMES = ['Ruth', 'Tomas', 'Vera'];

test.each<readonly [LanguageTag, number, readonly string[]]>([
  [
    'en',
    1,
    ['Ruth offered a draw.', 'Ruth asked to take back a move.', 'Ruth offered a rematch.', 'Ruth wins.'],
  ],
  [
    'en',
    2,
    [
      'Ruth and Tomas offered a draw.',
      'Ruth and Tomas asked to take back a move.',
      'Ruth and Tomas offered a rematch.',
      'Ruth and Tomas win.',
    ],
  ],
  [
    'en',
    3,
    [
      'Ruth, Tomas and Vera offered a draw.',
      'Ruth, Tomas and Vera asked to take back a move.',
      'Ruth, Tomas and Vera offered a rematch.',
      'Ruth, Tomas and Vera win.',
    ],
  ],
  [
    'de',
    1,
    [
      'Ruth bietet ein Remis an.',
      'Ruth bittet darum, einen Zug zurückzunehmen.',
      'Ruth bietet eine Revanche an.',
      'Ruth gewinnt.',
    ],
  ],
  [
    'de',
    2,
    [
      'Ruth und Tomas bieten ein Remis an.',
      'Ruth und Tomas bitten darum, einen Zug zurückzunehmen.',
      'Ruth und Tomas bieten eine Revanche an.',
      'Ruth und Tomas gewinnen.',
    ],
  ],
  [
    'de',
    3,
    [
      'Ruth, Tomas und Vera bieten ein Remis an.',
      'Ruth, Tomas und Vera bitten darum, einen Zug zurückzunehmen.',
      'Ruth, Tomas und Vera bieten eine Revanche an.',
      'Ruth, Tomas und Vera gewinnen.',
    ],
  ],
])('the sentences in %s agree with %i names', async (language, count, sentences) => {
  const names = NAMES.slice(0, count);
  const { draw, takeBack, rematch } = (await onlineStrings.in(language)).offers;
  const { resignText } = (await playStrings.in(language)).dialogs;
  const [wins] = resignText(names).split(/(?<=\.) /);
  expect([draw(names), takeBack(names), rematch(names), wins]).toEqual(sentences);
});
