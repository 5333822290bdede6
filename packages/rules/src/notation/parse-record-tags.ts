import { formatResult } from '../ends/outcome.ts';
import { TERMINATIONS } from '../ends/terminations.ts';
import type { CustomGame } from '../game/games.ts';
import type { Position } from '../position/position.ts';
import { startPosition } from '../position/start.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { makeRules, type Rules } from '../rules/rules.ts';
import { SEAT_LETTERS, type SeatLetter, seatLetter } from '../seat.ts';
import { parseResult } from './parse-result.ts';
import { parsePosition } from './position-text.ts';
import type { GameRecord } from './record.ts';
import type { RecordToken } from './record-tokens.ts';

const KNOWN_TAGS = ['Event', 'Date', 'Game', 'Preset', 'Options', 'Start', 'First', 'Result', 'Termination'];
const REQUIRED_TAGS = ['Event', 'Date', 'Game', 'Preset', 'Result'];

/** The tags of a record by name. */
export type Tags = ReadonlyMap<string, RecordToken>;

/** Collects the tags of a record. Refuses repeated and missing tags. */
export function readTags(tokens: readonly RecordToken[]): Result<Tags> {
  const tags = new Map<string, RecordToken>();
  for (const token of tokens) {
    if (token.kind !== 'tag') continue;
    if (tags.has(token.text)) return refuse('repeated-tag', { at: token.offset, detail: token.text });
    tags.set(token.text, token);
  }
  const missingTag = REQUIRED_TAGS.find((name) => !tags.has(name));
  return missingTag === undefined ? accept(tags) : refuse('missing-tag', { detail: missingTag });
}

/** Returns a record's start position under the rules that its tags specify. */
export function readStart(tags: Tags, customGames: readonly CustomGame[]): Result<Position> {
  const options = readOptions(tags.get('Options'));
  if (!options.ok) return options;
  const id = tags.get('Game')?.value ?? '';
  const game = customGames.find((customGame) => customGame.id === id) ?? id;
  const rules = makeRules({ game, preset: tags.get('Preset')?.value ?? '', options: options.value });
  if (!rules.ok) return rules;
  const firstTag = tags.get('First');
  const letter = SEAT_LETTERS.find((seat) => seat === firstTag?.value);
  if (firstTag !== undefined && letter === undefined)
    return refuse('unknown-seat', { at: firstTag.offset, detail: firstTag.value });
  const startTag = tags.get('Start');
  const position =
    startTag === undefined
      ? startPosition(rules.value, letter)
      : parsePosition(rules.value, startTag.value, letter);
  if (position.ok || startTag === undefined) return position;
  return refuse(position.refusal.code, { ...position.refusal, at: startTag.offset });
}

function readOptions(tag: RecordToken | undefined): Result<Readonly<Record<string, string>>> {
  const options = new Map<string, string>();
  for (const part of tag === undefined || tag.value === '' ? [] : tag.value.replace(/;$/, '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0));
    if (equals < 0) return refuse('bad-option-value', { at: tag?.offset ?? 0, detail: part });
    if (options.has(name)) return refuse('repeated-option', { at: tag?.offset ?? 0, detail: name });
    options.set(name, part.slice(equals + 1));
  }
  return accept(Object.fromEntries(options));
}

/**
 * Returns the names of the players. Refuses a record that lacks the tag for a seat in play or has a tag for any other
 * seat.
 */
export function readPlayers(rules: Rules, tags: Tags): Result<GameRecord['players']> {
  const players: Partial<Record<SeatLetter, string>> = {};
  const letters = rules.seats.map(seatLetter);
  for (const letter of letters) {
    const name = tags.get(`Seat${letter}`);
    if (name === undefined) return refuse('missing-tag', { detail: `Seat${letter}` });
    players[letter] = name.value;
  }
  const foreignTag = [...tags].find(
    ([name]) => name.startsWith('Seat') && !letters.some((letter) => name === `Seat${letter}`),
  );
  return foreignTag === undefined
    ? accept(players)
    : refuse('bad-tag', { at: foreignTag[1].offset, detail: foreignTag[0] });
}

type StatedResult = Pick<GameRecord, 'result' | 'termination'>;

/**
 * Returns the result and the termination that the record states. If the rules have ended the game, the stated result
 * must be the same or `*`; otherwise only its form is checked. Of the termination, only its form is ever checked.
 */
export function readResult(end: Position, tags: Tags): Result<StatedResult> {
  const resultTag = tags.get('Result');
  const terminationTag = tags.get('Termination');
  const termination = TERMINATIONS.find((value) => value === terminationTag?.value);
  if (terminationTag !== undefined && termination === undefined)
    return refuse('bad-tag', { at: terminationTag.offset, detail: terminationTag.value });
  const result = parseResult(end.rules.sides, resultTag?.value ?? '');
  if (result === undefined)
    return refuse('bad-tag', { at: resultTag?.offset ?? 0, detail: resultTag?.value ?? '' });
  const outcome = end.outcome;
  if (outcome !== null && result !== '*' && result !== formatResult(outcome)) {
    return refuse('result-disagrees', { at: resultTag?.offset ?? 0, detail: formatResult(outcome) });
  }
  return accept({ result, ...(termination === undefined ? {} : { termination }) });
}

/** Returns the tags that `GameRecord` has no other field for, in the order in which they appear in the record. */
export function otherTags(tags: Tags): ReadonlyMap<string, string> {
  const otherEntries = [...tags].filter(([name]) => !KNOWN_TAGS.includes(name) && !name.startsWith('Seat'));
  return new Map(otherEntries.map(([name, token]) => [name, token.value]));
}
