/** Characters that are invisible or change the direction of text. Those that join letters or emoji are allowed. */
const INVISIBLE_CHARACTERS =
  '\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB';

/** The pattern of one line without control characters, line breaks or direction marks. */
export const VISIBLE_LINE = `^[^\\p{Cc}\\p{Zl}\\p{Zp}${INVISIBLE_CHARACTERS}]+$`;

/** The same pattern for a line of at least two characters with no space at either end. */
export const TRIMMED_LINE = `^(?=\\S.*\\S$)${VISIBLE_LINE.slice(1)}`;

/** The pattern of text without control characters. PostgreSQL refuses text that contains the character NUL. */
export const NO_CONTROL_CHARACTERS = '^\\P{Cc}*$';
