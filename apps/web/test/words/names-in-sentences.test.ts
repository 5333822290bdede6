import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../src/site/catalogues.ts';
import type { Language } from '../../src/site/language.ts';
import { onlineWords } from '../../src/words/online.ts';
import { playWords } from '../../src/words/play.ts';

afterEach(async () => {
  await changeLanguage('en');
});

const NAMES = ['Ruth', 'Tomas', 'Vera'];

test.each<readonly [Language, number, readonly string[]]>([
  [
    'en',
    1,
    [
      'Ruth offered a draw.',
      'Ruth asked to take back a turn.',
      'Ruth would like another game.',
      'Ruth wins.',
    ],
  ],
  [
    'en',
    2,
    [
      'Ruth and Tomas offered a draw.',
      'Ruth and Tomas asked to take back a turn.',
      'Ruth and Tomas would like another game.',
      'Ruth and Tomas win.',
    ],
  ],
  [
    'en',
    3,
    [
      'Ruth, Tomas and Vera offered a draw.',
      'Ruth, Tomas and Vera asked to take back a turn.',
      'Ruth, Tomas and Vera would like another game.',
      'Ruth, Tomas and Vera win.',
    ],
  ],
  [
    'de',
    1,
    [
      'Ruth bietet ein Unentschieden an.',
      'Ruth bittet darum, einen Zug zurückzunehmen.',
      'Ruth möchte noch ein Spiel.',
      'Ruth gewinnt.',
    ],
  ],
  [
    'de',
    2,
    [
      'Ruth und Tomas bieten ein Unentschieden an.',
      'Ruth und Tomas bitten darum, einen Zug zurückzunehmen.',
      'Ruth und Tomas möchten noch ein Spiel.',
      'Ruth und Tomas gewinnen.',
    ],
  ],
  [
    'de',
    3,
    [
      'Ruth, Tomas und Vera bieten ein Unentschieden an.',
      'Ruth, Tomas und Vera bitten darum, einen Zug zurückzunehmen.',
      'Ruth, Tomas und Vera möchten noch ein Spiel.',
      'Ruth, Tomas und Vera gewinnen.',
    ],
  ],
])('the sentences in %s agree with %i names', async (language, count, sentences) => {
  await changeLanguage(language);
  const names = NAMES.slice(0, count);
  const { draw, takeBack, rematch } = onlineWords().offers;
  const [wins] = playWords()
    .dialogs.resignText(names)
    .split(/(?<=\.) /);
  expect([draw(names), takeBack(names), rematch(names), wins]).toEqual(sentences);
});
