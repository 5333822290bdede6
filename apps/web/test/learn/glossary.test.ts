import { glossaryStrings } from '@halma/locales/glossary';
import { expect, test } from 'vitest';
import { GLOSSARY } from '../../src/learn/glossary.ts';

test('the glossary shows each term once', () => {
  const shown = GLOSSARY.flatMap(({ terms }) => terms);
  expect([...shown].sort()).toEqual(Object.keys(glossaryStrings().terms).sort());
});
