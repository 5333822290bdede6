import { accept, type RefusalCode, type Result, refuse } from '../refusal.ts';

/**
 * Checks the input of a parser. A caller in plain JavaScript may pass anything, such as a field of a message.
 *
 * @param maxLength the maximum accepted length, in characters
 * @param code the code of the refusal of a value that is not a string
 */
export function checkText(text: unknown, maxLength: number, code: RefusalCode): Result<string> {
  if (typeof text !== 'string') return refuse(code, { at: 0, detail: typeof text });
  return text.length > maxLength ? refuse('too-long', { at: maxLength }) : accept(text);
}
