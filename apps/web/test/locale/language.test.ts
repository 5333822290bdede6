import { expect, it } from 'vitest';
import { changeLanguage, language } from '../../src/locale/language.ts';

it('the newer of two quick changes of the language counts, even if its catalogue loads first', async () => {
  // The German catalogue has to be loaded, and the English one is part of the site.
  const changes = await Promise.all([changeLanguage('de'), changeLanguage('en')]);
  expect(changes).toEqual(['superseded', 'changed']);
  expect(language()).toBe('en');
});
