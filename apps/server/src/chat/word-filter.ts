import { accept, type Result } from '@halma/protocol';

/** The result of a filter: the text with its masked words as asterisks, or the word that is refused. */
export type FilteredText = { readonly kind: 'text'; readonly text: string } | RefusedText;

interface RefusedText {
  readonly kind: 'refused';
  readonly word: string;
}

/** A word filter. */
export type WordFilter = (text: string) => FilteredText;

/** A filter that contains no words. */
export const NO_FILTER: WordFilter = (text) => ({ kind: 'text', text });

const MAX_ENTRIES = 5000;
const MAX_ENTRY_LENGTH = 60;

/** A run of letters in an entry, and whether any letters may come before or after it. */
interface Part {
  readonly letters: string;
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}

/** A word or phrase in the filter. */
interface Entry {
  readonly parts: readonly [Part, ...Part[]];
  readonly isRefused: boolean;
}

/** A run of letters and digits in a text. */
interface Run {
  readonly letters: string;
  /** The index of its first character in the folded text. */
  readonly start: number;
}

/**
 * Parses a filter file. Each line has one word or phrase, which is masked; if `!` precedes it, the whole text
 * is refused instead. `*` at the start or end of a word stands for any letters there. Lines that start with
 * `#` are comments. Capitals, accents, and the characters between words do not matter.
 */
export function parseWordFilter(file: string): Result<WordFilter, string> {
  const entries: Entry[] = [];
  for (const [index, line] of file.split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const folded = foldText(text.replace(/^!\s*/, '')).text;
    if (folded.length > MAX_ENTRY_LENGTH)
      return problemIn(index, `is longer than ${MAX_ENTRY_LENGTH} characters`);
    const [first, ...others] = runsOf(folded).map(
      ({ letters, start }): Part => ({
        letters,
        isOpenBefore: folded[start - 1] === '*',
        isOpenAfter: folded[start + letters.length] === '*',
      }),
    );
    if (first === undefined) return problemIn(index, 'has no letter or digit');
    if (entries.length >= MAX_ENTRIES)
      return problemIn(index, `is one too many: a filter has at most ${MAX_ENTRIES} entries`);
    entries.push({ parts: [first, ...others], isRefused: text.startsWith('!') });
  }
  return accept(createFilter(entries));
}

function problemIn(index: number, problem: string): Result<never, string> {
  return { ok: false, refusal: `Line ${index + 1} ${problem}.` };
}

function createFilter(entries: readonly Entry[]): WordFilter {
  // Most entries are whole words, which are looked up; only the others are compared one by one.
  const byFirstWord = new Map<string, Entry[]>();
  const wildcardEntries: Entry[] = [];
  for (const entry of entries) {
    const [{ letters, isOpenBefore, isOpenAfter }] = entry.parts;
    if (isOpenBefore || isOpenAfter) wildcardEntries.push(entry);
    else byFirstWord.set(letters, [...(byFirstWord.get(letters) ?? []), entry]);
  }
  return (text) => {
    const folded = foldText(text);
    const runs = runsOf(folded.text);
    const characters = [...text];
    for (const [index, run] of runs.entries())
      for (const { parts, isRefused } of [...(byFirstWord.get(run.letters) ?? []), ...wildcardEntries]) {
        const matched = runs.slice(index, index + parts.length);
        if (!parts.every((part, partIndex) => fits(part, matched[partIndex]))) continue;
        if (isRefused) return { kind: 'refused', word: matched.map(({ letters }) => letters).join(' ') };
        for (const { start, letters } of matched)
          for (let position = start; position < start + letters.length; position += 1)
            characters[folded.origins[position] ?? 0] = '*';
      }
    return { kind: 'text', text: characters.join('') };
  };
}

function fits({ letters, isOpenBefore, isOpenAfter }: Part, run: Run | undefined): boolean {
  if (run === undefined) return false;
  if (isOpenBefore && isOpenAfter) return run.letters.includes(letters);
  if (isOpenBefore) return run.letters.endsWith(letters);
  return isOpenAfter ? run.letters.startsWith(letters) : run.letters === letters;
}

function runsOf(folded: string): readonly Run[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({ letters: match[0], start: match.index }));
}

/**
 * Returns a text without capitals, accents and invisible characters such as soft hyphens, and for each of its
 * characters the index of the original one.
 */
function foldText(text: string): { readonly text: string; readonly origins: readonly number[] } {
  let folded = '';
  const origins: number[] = [];
  for (const [index, character] of [...text].entries()) {
    const plain = character
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase();
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(index);
  }
  return { text: folded, origins };
}
