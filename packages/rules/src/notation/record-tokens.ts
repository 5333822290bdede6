import { accept, type Result, refuse } from '../refusal.ts';
import { checkText } from './check-text.ts';

/** A tag, a word (a round number or a move) or a comment in a record, with its offset in characters. */
export interface RecordToken {
  readonly kind: 'tag' | 'word' | 'comment';
  /** The name of a tag; the text of a word or a comment. */
  readonly text: string;
  /** The value of a tag. */
  readonly value: string;
  readonly offset: number;
}

/** The maximum accepted length of a record, in characters: about 18,000 turns, which take a second or two to play. */
const MAX_LENGTH = 200_000;

const BLANK = /\s+/y;
const TAG = /\[\s*([A-Za-z][A-Za-z0-9]*)\s+"([^"]*)"\s*\]/y;
const WORD = /[^\s{}[\]"]+/y;
/** The start of a text that is not a token, for the refusal. */
const FRAGMENT = /\S{1,40}/y;

/** Splits a record into tags, words and comments. Tags come first; a comment ends at the first closing brace. */
export function tokenizeRecord(text: string): Result<readonly RecordToken[]> {
  const checked = checkText(text, MAX_LENGTH, 'bad-tag');
  if (!checked.ok) return checked;
  const tokens: RecordToken[] = [];
  let offset = 0;
  let inMoves = false;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
  while (offset < text.length) {
    const blank = match(BLANK);
    if (blank !== null) {
      offset += blank[0].length;
      continue;
    }
    if (text[offset] === '{') {
      const close = text.indexOf('}', offset);
      if (close < 0) return refuse('bad-comment', { at: offset });
      tokens.push({ kind: 'comment', text: text.slice(offset + 1, close), value: '', offset });
      offset = close + 1;
      inMoves = true;
      continue;
    }
    const tag = inMoves ? null : match(TAG);
    if (tag !== null) {
      tokens.push({ kind: 'tag', text: tag[1] ?? '', value: tag[2] ?? '', offset });
      offset += tag[0].length;
      continue;
    }
    const word = match(WORD);
    if (word === null) return refuse('bad-tag', { at: offset, detail: match(FRAGMENT)?.[0] ?? '' });
    inMoves = true;
    tokens.push({ kind: 'word', text: word[0], value: '', offset });
    offset += word[0].length;
  }
  return accept(tokens);
}
