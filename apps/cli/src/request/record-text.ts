import { type CustomGame, type GameRecord, parseRecord } from '@halma/rules';
import { type CommandResult, withMessage } from '../refusal.ts';

/**
 * Parses a record. If the place of an error is known, the message names its line, and the refusal its offset in the file.
 *
 * @param precedingTexts the records before it in the same file
 */
export function parseRecordText(
  text: string,
  customGames: readonly CustomGame[],
  precedingTexts: readonly string[] = [],
): CommandResult<GameRecord> {
  const record = withMessage(parseRecord(text, customGames));
  if (record.ok || typeof record.refusal.at !== 'number') return record;
  const { at, message } = record.refusal;
  const textBefore = [...precedingTexts, text.slice(0, at)].join('');
  const line = textBefore.split(/\r\n?|\n/).length;
  return {
    ok: false,
    refusal: { ...record.refusal, message: `Line ${line}: ${message}`, at: textBefore.length },
  };
}
