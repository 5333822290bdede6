import { parseHfn } from '@halma/rules';

/** A record starts with a tag. A JSON array also starts with a bracket, but not with a name after it. */
const RECORD_START = /^\s*\[\s*[A-Za-z]/;
/** A key starts with a square, whose row is a Roman numeral. */
const KEY_START = /^\s*[IVX]+\s*,/;

/** JSON starts with a bracket and a value, a name or another bracket; a comment in a record starts with a bracket and words. */
const JSON_START = /^[[{]\s*["[{\]}\d-]/;

/** The kinds of text that people take for a game by mistake. */
const OTHER_KINDS: readonly (readonly [name: string, matches: (content: string) => boolean])[] = [
  ['JSON', (content) => JSON_START.test(content)],
  ['a web page or XML', (content) => content.startsWith('<')],
  ['a position', (content) => parseHfn(content).ok],
  ['a key', (content) => KEY_START.test(content)],
];

const RECORD_HINT = 'A record starts with a tag such as [Event "Club evening"]';

/** Returns the notation of a text that may contain a game, judged by its start. */
export function gameNotation(text: string): 'record' | 'key' | undefined {
  if (RECORD_START.test(text)) return 'record';
  return KEY_START.test(text) ? 'key' : undefined;
}

/** Explains why a text is not a record or, for `game`, neither a record nor a key. */
export function describeOtherText(text: string, expected: 'record' | 'game'): string {
  const content = text.trim();
  const kind = OTHER_KINDS.find(([, matches]) => matches(content))?.[0];
  const problem =
    content === ''
      ? 'The text is empty.'
      : `This is ${kind === undefined ? '' : `${kind}, `}not a ${expected}.`;
  const keyHint = expected === 'game' ? ', and a key with a square such as II,5' : '';
  return `${problem} ${RECORD_HINT}${keyHint}.`;
}
