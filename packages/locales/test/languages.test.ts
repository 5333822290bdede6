import { expect, test } from 'vitest';
import { preferredLanguage } from '../src/languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-GB'], 'en'],
  [['toString'], 'en'],
  [[], 'en'],
])('a reader who prefers %j reads %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});
