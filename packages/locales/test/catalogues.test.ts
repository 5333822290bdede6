import { readdirSync, readFileSync } from 'node:fs';
import { REFUSAL_CODES } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { gameNames } from '../src/en/game-names.ts';
import { rulesStrings } from '../src/en/rules.ts';
import { LANGUAGES, loadLocale } from '../src/languages.ts';

/** The files in a language's folder that are not subjects. */
const HELPERS = ['index.ts', 'levels.ts', 'list.ts', 'ordinal.ts', 'verb.ts'];

/** Words for things that a language's texts name with a different word; in German, a drawn game is "remis". */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = { de: ['unentschieden'] };

/** Returns the names of the subjects that have a file in a language's folder. */
function subjectFiles(tag: string): readonly string[] {
  return readdirSync(new URL(`../src/${tag}`, import.meta.url))
    .filter((file) => !HELPERS.includes(file))
    .map((file) => file.replace('.ts', ''))
    .sort();
}

/** Returns the paths of all entries in an object, at any depth. */
function paths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => paths(part, `${path}/${name}`));
}

/** Returns the English strings of a subject by calling its module's exported function. */
async function englishStrings(subject: string): Promise<unknown> {
  const module: Readonly<Record<string, unknown>> = await import(`../src/en/${subject}.ts`);
  return Object.values(module)
    .filter((value) => typeof value === 'function')
    .map((strings) => strings())[0];
}

describe.each(LANGUAGES.filter(({ tag }) => tag !== 'en'))('$name', ({ tag }) => {
  test('has a file and a row for each English subject', async () => {
    expect(subjectFiles(tag)).toEqual(subjectFiles('en'));
    expect(Object.keys((await loadLocale(tag)) ?? {}).sort()).toEqual(subjectFiles(tag));
  });

  test.each(subjectFiles('en'))('has every entry of %s', async (subject) => {
    const { strings } = await import(`../src/${tag}/${subject}.ts`);
    expect(paths(strings)).toEqual(paths(await englishStrings(subject)));
  });

  test('translates the sentence for every refusal', async () => {
    const strings = await rulesStrings.in(tag);
    const untranslated = REFUSAL_CODES.filter(
      (code) => strings.refusal({ code }) === rulesStrings.english.refusal({ code }),
    );
    expect(untranslated).toEqual([]);
  });

  test.each(subjectFiles('en'))('has one word for one thing in %s', (subject) => {
    const source = readFileSync(new URL(`../src/${tag}/${subject}.ts`, import.meta.url), 'utf8');
    const words = OTHER_WORDS[tag] ?? [];
    expect(words.filter((word) => source.toLowerCase().includes(word))).toEqual([]);
  });

  test('names each game', async () => {
    expect(Object.keys((await gameNames.in(tag)).titles)).toEqual(Object.keys(gameNames.english.titles));
  });
});
