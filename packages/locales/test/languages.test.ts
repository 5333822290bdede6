import { expect, test } from 'vitest';
import { preferredLanguage, preferredTag } from '../src/languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-GB'], 'en'],
  [['toString'], 'en'],
  [[], 'en'],
])('a reader who prefers %j reads %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test.each([
  [['pt-BR'], 'pt-BR'],
  [['PT-br', 'en'], 'pt-BR'],
  [['pt', 'en'], 'pt-BR'],
  [['pt-PT'], 'pt-PT'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['pt-AO', 'en'], 'pt-BR'],
  [['fr', ''], undefined],
])('with languages for regions and scripts, a reader who prefers %j reads %s', (wanted, language) => {
  expect(preferredTag(wanted, ['en', 'pt-BR', 'pt-PT', 'zh-Hant'])).toBe(language);
});
