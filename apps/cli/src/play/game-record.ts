import { formatRecord, formatResult, type GameRecord, seatLetter, turnsFromPositions } from '@halma/rules';
import { dateText, twoDigits } from '../date-text.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Formats the game so far as a record. A continued record keeps its event, date, comments and tags. */
export function formatTerminalRecord(game: TerminalGame, now: Date): string {
  const { history, position, rules, record: origin } = game;
  const players = rules.seats.map(seatLetter).map((letter) => {
    const name = origin?.players[letter];
    const keeps = name !== undefined && isComputerName(name) === isComputerName(game.nameOf(letter));
    return [letter, keeps ? name : game.nameOf(letter)] as const;
  });
  const comment = origin?.comment;
  const record: GameRecord = {
    event: origin?.event ?? 'Terminal game',
    date: origin?.date ?? dateText(now),
    players: Object.fromEntries(players),
    start: history[0] ?? position,
    hasCustomStart: game.hasCustomStart,
    ...(comment !== undefined && { comment }),
    turns: turnsFromPositions(history, (after) => game.recordedTurns.get(after)),
    end: position,
    ...endOf(game),
    tags: origin?.tags ?? new Map(),
  };
  return formatRecord(record);
}

/** Returns the result of the continued record until a move is played after it, else that of the rules. */
function endOf({
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

/** Returns whether a player's name stands for the computer: “C (the computer)” here, “Computer” on the site. */
export function isComputerName(name: string): boolean {
  return /\bcomputer\)?$/i.test(name);
}

/** Returns a file name such as `halma-20261120-201530.hgn`. */
export function defaultFileName(now: Date): string {
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join('');
  return `halma-${dateText(now).replaceAll('.', '')}-${time}.hgn`;
}
