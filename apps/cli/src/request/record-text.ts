import { type CustomGame, type GameRecord, parseRecord } from '@halma/rules';
import { type CommandResult, refuse, withMessage } from '../refusal.ts';
import { describeOtherText, gameNotation } from './game-text.ts';
import { splitRecords } from './split-records.ts';

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
  if (record.ok) return record;
  if (record.refusal.code !== 'too-long' && gameNotation(text) !== 'record')
    return refuse('not-a-game', describeOtherText(text, 'record'));
  return withLine(record, text, precedingTexts.join(''));
}

/** Parses a text that must be a single record. */
export function parseSingleRecord(
  text: string,
  customGames: readonly CustomGame[],
): CommandResult<GameRecord> {
  const [first, second] = splitRecords(text);
  if (second === undefined || gameNotation(text) !== 'record') return parseRecordText(text, customGames);
  const message =
    'A second record starts here, but only one is expected. Copy the one that you need to a separate file.';
  return withLine(refuse('several-records', message, { at: first.length }), text);
}

/**
 * Adds the line to the message of a refusal if its place is known.
 *
 * @param precedingText the text before it in the same file
 */
export function withLine<Value>(
  result: CommandResult<Value>,
  text: string,
  precedingText = '',
): CommandResult<Value> {
  if (result.ok || typeof result.refusal.at !== 'number') return result;
  const { at, message } = result.refusal;
  const textBefore = precedingText + text.slice(0, at);
  const line = textBefore.split(/\r\n?|\n/).length;
  return {
    ok: false,
    refusal: { ...result.refusal, message: `Line ${line}: ${message}`, at: textBefore.length },
  };
}
