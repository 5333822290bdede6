/** The notations in which a person can paste a game or position. */
export type Notation = 'record' | 'position' | 'key' | 'moves';

/** Records begin with tags, such as `[Game "halma-2"]`. */
const TAG = /^[ \t]*\[\w+ "/m;
/** A position: the board and rows, the seat to move, flags, ply and round. */
const POSITION = /\b[A-Z]\d{1,3}:\S{1,400} \S \S{1,200} \d{1,6} \d{1,6}/;
/** Recognises a malformed position by its board. */
const BOARD = /^[A-Z]\d{1,3}:/;
const KEY = /^[IVX]+,/;
/** Moves without the tags of a record, such as `1. d1-e1`. Phones capitalise the first letter; the site shows `d1–e1`. */
const MOVES = /^(?:\d+(?:\.+|…)\s*)?(?:[a-z]\d{1,2}[-–>]|@[a-z]\d)/i;

/** Finds the notation in pasted text and strips the text around it. Returns undefined if there is none. */
export function findNotation(
  pasted: string,
): { readonly notation: Notation; readonly text: string } | undefined {
  const text = pasted.trim();
  const tag = text.search(TAG);
  if (tag >= 0) return { notation: 'record', text: text.slice(tag) };
  const position = POSITION.exec(text);
  if (position !== null) return { notation: 'position', text: position[0] };
  if (BOARD.test(text)) return { notation: 'position', text };
  if (KEY.test(text)) return { notation: 'key', text };
  return MOVES.test(text) ? { notation: 'moves', text } : undefined;
}
