import { formatRecord, formatResult, type GameRecord, seatLetter, turnsFromPositions } from '@halma/rules';
import { formatDate, twoDigits } from '../date-text.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Formats the game so far as a record. A continued record keeps its event, date, comments and tags. */
export function formatTerminalRecord(game: TerminalGame, now: Date): string {
  const { history, position, rules, record: continuedRecord } = game;
  const players = rules.seats.map(seatLetter).map((letter) => {
    const name = continuedRecord?.players[letter];
    const keepsName = name !== undefined && isComputerName(name) === isComputerName(game.nameOf(letter));
    return [letter, keepsName ? name : game.nameOf(letter)] as const;
  });
  const comment = continuedRecord?.comment;
  const record: GameRecord = {
    event: continuedRecord?.event ?? 'Terminal game',
    date: continuedRecord?.date ?? formatDate(now),
    players: Object.fromEntries(players),
    start: history[0] ?? position,
    hasCustomStart: game.hasCustomStart,
    ...(comment !== undefined && { comment }),
    turns: turnsFromPositions(history, (after) => game.recordedTurns.get(after)),
    end: position,
    ...resultOf(game),
    tags: continuedRecord?.tags ?? new Map(),
  };
  return formatRecord(record);
}

/**
 * Returns the result of the continued record as long as no move follows it, otherwise the result under the
 * rules.
 */
function resultOf({
  position,
  record,
  recordEndPosition,
}: TerminalGame): Pick<GameRecord, 'result' | 'termination'> {
  if (record !== undefined && position === recordEndPosition) {
    const { result, termination } = record;
    return { result, ...(termination !== undefined && { termination }) };
  }
  return {
    result: formatResult(position.outcome),
    termination: position.outcome?.termination ?? 'unfinished',
  };
}

/**
 * Returns whether a player's name refers to the computer: “C (the computer)” here, “Computer” on the site.
 */
export function isComputerName(name: string): boolean {
  return /\bcomputer\)?$/i.test(name);
}

/** Creates a file name from the time, such as `halma-20261120-201530.hgn`. */
export function createFileName(now: Date): string {
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join('');
  return `halma-${formatDate(now).replaceAll('.', '')}-${time}.hgn`;
}
