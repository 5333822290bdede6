import {
  accept,
  type GameRecord,
  type Position,
  playRecordedTurn,
  type Rules,
  type Seat,
  seatFromLetter,
  seatLetter,
} from '@halma/rules';
import { type CommandResult, refuse, refuseAsRules } from '../refusal.ts';
import { requestedCustomGames } from '../request/custom-game.ts';
import { fieldOf, POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { DEFAULT_LEVEL, requestedLevel } from '../request/level.ts';
import { requestedPosition, requestedSeat } from '../request/position.ts';
import { parseSingleRecord } from '../request/record-text.ts';
import { isComputerName } from './game-record.ts';
import type { ComputerSettings } from './play-terminal.ts';
import { TerminalGame } from './terminal-game.ts';

const MAX_SECONDS = 3600;

/** A game that is ready to play. */
export interface PlaySetup {
  readonly game: TerminalGame;
  readonly computerSettings: ComputerSettings;
}

/**
 * Sets up the requested game.
 *
 * @param file the file of the record to continue
 */
export function setUpGame(request: Request, file?: string): CommandResult<PlaySetup> {
  const record = requestedRecord(request);
  if (!record.ok) return record;
  const start = record.value === undefined ? requestedPosition(request) : accept(record.value.start);
  if (!start.ok) return start;
  const computers = computerSeats(request, start.value.rules, record.value);
  if (!computers.ok) return computers;
  const computerSettings = requestedComputerSettings(request);
  if (!computerSettings.ok) return computerSettings;
  const game = new TerminalGame({
    positions: replayPositions(start.value, record.value),
    computers: computers.value,
    hasCustomStart: record.value?.hasCustomStart ?? request.position !== undefined,
    ...(record.value && { record: record.value }),
    ...(file !== undefined && { file: { path: file, text: request.record ?? '' } }),
  });
  return accept({ game, computerSettings: computerSettings.value });
}

/** Returns the record to continue, if any. */
function requestedRecord(request: Request): CommandResult<GameRecord | undefined> {
  if (request.record === undefined) return accept(undefined);
  // A record names its game, but only the file of a custom game defines it.
  const conflictingField = POSITION_FIELDS.find(
    (name) => name !== 'definition' && request[name] !== undefined,
  );
  if (conflictingField !== undefined)
    return refuse(
      'bad-request',
      `--${fieldOf(conflictingField).flag} cannot be used with --record: a record states its game and position.`,
    );
  const customGames = requestedCustomGames(request);
  return customGames.ok ? parseSingleRecord(request.record, customGames.value) : customGames;
}

function replayPositions(start: Position, record: GameRecord | undefined): readonly Position[] {
  const positions = [start];
  let position = start;
  for (const turn of record?.turns ?? []) {
    const next = playRecordedTurn(position, turn);
    if (!next.ok) throw new Error(`the record contains an illegal turn: ${next.refusal.code}`);
    position = next.value;
    positions.push(position);
  }
  return positions;
}

/**
 * Returns the seats of the computer: those in the request, otherwise those in the record, otherwise all but
 * the first.
 */
function computerSeats(
  { computer, hotSeat }: Request,
  rules: Rules,
  record: GameRecord | undefined,
): CommandResult<ReadonlySet<Seat>> {
  if (hotSeat === true && computer !== undefined)
    return refuse('bad-request', '--hot-seat and --computer cannot be used together.');
  if (hotSeat === true) return accept(new Set());
  if (computer === undefined && record !== undefined) {
    const isComputer = (seat: Seat): boolean => isComputerName(record.players[seatLetter(seat)] ?? '');
    return accept(new Set(rules.seats.filter(isComputer)));
  }
  if (computer === undefined) return accept(new Set(rules.seats.slice(1)));
  const seats = new Set<Seat>();
  for (const letter of computer) {
    const parsed = requestedSeat(letter.toUpperCase());
    const seat = parsed.ok && parsed.value !== undefined ? seatFromLetter(parsed.value) : undefined;
    if (seat === undefined || !rules.seats.includes(seat))
      return refuseAsRules({ code: 'unknown-seat', detail: letter });
    seats.add(seat);
  }
  return accept(seats);
}

function requestedComputerSettings({
  seconds = 1,
  level = DEFAULT_LEVEL,
}: Request): CommandResult<ComputerSettings> {
  if (seconds <= 0 || seconds > MAX_SECONDS)
    return refuse('bad-request', `--seconds expects a number above 0 and up to ${MAX_SECONDS}.`);
  const parsed = requestedLevel(level);
  return parsed.ok ? accept({ milliseconds: seconds * 1000, level: parsed.value }) : parsed;
}
