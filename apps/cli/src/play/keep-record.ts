import { formatRecord, type GameRecord, resultText, seatLetter, turnsAmong } from '@halma/rules';
import { dateText, twoDigits } from '../date-text.ts';
import type { Table } from './table.ts';

/** Writes the game so far as a record. Of a record it goes on from it keeps what still holds. */
export function recordText(table: Table, now: Date): string {
  const { history, position, rules, record: origin } = table;
  const players = rules.seats.map(seatLetter).map((letter) => {
    const name = origin?.players[letter];
    const keeps = name !== undefined && isComputerName(name) === isComputerName(table.nameOf(letter));
    return [letter, keeps ? name : table.nameOf(letter)] as const;
  });
  const comment = origin?.comment;
  const record: GameRecord = {
    event: origin?.event ?? 'A game at the terminal',
    date: origin?.date ?? dateText(now),
    players: Object.fromEntries(players),
    start: history[0] ?? position,
    fromPosition: table.fromPosition,
    ...(comment !== undefined && { comment }),
    turns: turnsAmong(history, (after) => table.recorded.get(after)),
    end: position,
    ...endOf(table),
    tags: origin?.tags ?? new Map(),
  };
  return formatRecord(record);
}

/** How the game stands: as the record has it while nothing was played since, else by the rules. */
function endOf({ position, record, recordEnd }: Table): Pick<GameRecord, 'result' | 'termination'> {
  if (record !== undefined && position === recordEnd) {
    const { result, termination } = record;
    return { result, ...(termination !== undefined && { termination }) };
  }
  return {
    result: resultText(position.outcome),
    termination: position.outcome?.termination ?? 'unfinished',
  };
}

/** Is this what a record calls the computer: “C (the computer)” here, “Computer” on the site? */
export function isComputerName(name: string): boolean {
  return /\bcomputer\)?$/i.test(name);
}

/** A name for the file of a game that nobody named: `halma-20261120-201530.hgn`. */
export function fileName(now: Date): string {
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join('');
  return `halma-${dateText(now).replaceAll('.', '')}-${time}.hgn`;
}
