import { REFUSAL_CODES } from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { reading as learnReading } from '../../src/pages/learn/reading-words.ts';
import { words as learnWords } from '../../src/pages/learn/words.ts';
import { words as printWords } from '../../src/pages/print/words.ts';
import { words as solitaireWords } from '../../src/pages/solitaires/words.ts';
import { changeLanguage, translated } from '../../src/site/catalogues.ts';
import { language, languageFor } from '../../src/site/language.ts';
import { analysisWords } from '../../src/words/analysis.ts';
import { boardWords } from '../../src/words/board.ts';
import { endingWords } from '../../src/words/endings.ts';
import { gameWords } from '../../src/words/game.ts';
import { gameNames } from '../../src/words/game-names.ts';
import { homeWords } from '../../src/words/home.ts';
import { newGameWords } from '../../src/words/new-game.ts';
import { onlineWords } from '../../src/words/online.ts';
import { optionWords } from '../../src/words/options.ts';
import { peopleWords } from '../../src/words/people.ts';
import { playWords } from '../../src/words/play.ts';
import { reasonWords } from '../../src/words/reasons.ts';
import { rulesWords } from '../../src/words/rules.ts';
import { siteWords } from '../../src/words/site.ts';

afterEach(async () => {
  await changeLanguage('en');
});

const CATALOGUES = {
  analysisWords,
  boardWords,
  endingWords,
  gameNames,
  gameWords,
  homeWords,
  learnReading,
  learnWords,
  newGameWords,
  onlineWords,
  optionWords,
  peopleWords,
  playWords,
  printWords,
  reasonWords,
  rulesWords,
  siteWords,
  solitaireWords,
};

/** The names of everything in a catalogue, however deep. */
function namesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => namesIn(part, `${path}/${name}`));
}

describe.each(Object.entries(CATALOGUES))('%s', (_, words) => {
  test('has the same entries in every language', async () => {
    const english = namesIn(words());
    expect(await changeLanguage('de')).toBe(true);
    expect(namesIn(words())).toEqual(english);
  });
});

test('every refusal has its own German sentence', async () => {
  const english = REFUSAL_CODES.map((code) => rulesWords().refusal({ code }));
  await changeLanguage('de');
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

test('a language whose words cannot be fetched is not taken, and is asked for again', async () => {
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve({ hello: 'Guten Tag' })];
  const words = translated({ hello: 'Good day' }, { de: () => answers.shift() ?? Promise.reject() });
  expect(await changeLanguage('de')).toBe(false);
  expect([language(), words().hello]).toEqual(['en', 'Good day']);
  expect(await changeLanguage('de')).toBe(true);
  expect([language(), words().hello]).toEqual(['de', 'Guten Tag']);
});

test('what is fetched while a language is asked for comes in it too', async () => {
  let late: (() => { readonly hello: string }) | undefined;
  const early = translated(
    { hello: 'Good day' },
    {
      de: async () => {
        late = translated({ hello: 'Good evening' }, { de: async () => ({ hello: 'Guten Abend' }) });
        return { hello: 'Guten Tag' };
      },
    },
  );
  await changeLanguage('de');
  expect([early().hello, late?.().hello]).toEqual(['Guten Tag', 'Guten Abend']);
});
