import { REFUSAL_CODES } from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { changeLanguage, languageFor } from '../../src/site/language.ts';
import { gameWords } from '../../src/words/game.ts';
import { homeWords } from '../../src/words/home.ts';
import { newGameWords } from '../../src/words/new-game.ts';
import { onlineWords } from '../../src/words/online.ts';
import { optionWords } from '../../src/words/options.ts';
import { peopleWords } from '../../src/words/people.ts';
import { playWords } from '../../src/words/play.ts';
import { rulesWords } from '../../src/words/rules.ts';
import { siteWords } from '../../src/words/site.ts';

afterEach(() => changeLanguage('en'));

const CATALOGUES = {
  gameWords,
  homeWords,
  newGameWords,
  onlineWords,
  optionWords,
  peopleWords,
  playWords,
  siteWords,
};

/** The names of everything in a catalogue, however deep. */
function namesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => namesIn(part, `${path}/${name}`));
}

describe.each(Object.entries(CATALOGUES))('%s', (_, words) => {
  test('has the same entries in every language', () => {
    const english = namesIn(words());
    changeLanguage('de');
    expect(namesIn(words())).toEqual(english);
  });
});

test('every refusal has its own German sentence', () => {
  const english = REFUSAL_CODES.map((code) => rulesWords().refusal({ code }));
  changeLanguage('de');
  const german = REFUSAL_CODES.map((code) => rulesWords().refusal({ code }));
  expect(german.filter((text, index) => text === '' || text === english[index])).toEqual([]);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-GB'], 'en'],
  [[], 'en'],
])('who wishes for %j reads %s', (wishes, language) => {
  expect(languageFor(wishes)).toBe(language);
});
