import {
  type GameRecord,
  type Position,
  parseRecord,
  playRecorded,
  type Rules,
  type Seat,
  seatLetter,
  seatOfLetter,
} from '@halma/rules';
import { decline, declineWith, give, type Reply, replyOf } from '../faults.ts';
import { fieldOf, POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedLevel, USUAL_LEVEL } from '../request/level.ts';
import { requestedPosition, requestedSeat } from '../request/position.ts';
import { isComputerName } from './keep-record.ts';
import { Table } from './table.ts';
import type { Thought } from './talk.ts';

const MOST_SECONDS = 3600;

/** A game about to be played, and how the computer thinks in it. */
export interface OpenGame {
  readonly table: Table;
  readonly thought: Thought;
}

/** Sets up the game that is asked for. @param file where its record was read from */
export function openGame(request: Request, file?: string): Reply<OpenGame> {
  const record = requestedRecord(request);
  if (!record.ok) return record;
  const start = record.value === undefined ? requestedPosition(request) : give(record.value.start);
  if (!start.ok) return start;
  const computers = computerSeats(request, start.value.rules, record.value);
  if (!computers.ok) return computers;
  const thought = requestedThought(request);
  if (!thought.ok) return thought;
  const table = new Table({
    positions: positionsOf(start.value, record.value),
    computers: computers.value,
    fromPosition: record.value?.fromPosition ?? request.position !== undefined,
    ...(record.value && { record: record.value }),
    ...(file !== undefined && { file }),
  });
  return give({ table, thought: thought.value });
}

/** The record to go on from, if any. It states its own game. */
function requestedRecord(request: Request): Reply<GameRecord | undefined> {
  if (request.record === undefined) return give(undefined);
  const stated = POSITION_FIELDS.find((name) => request[name] !== undefined);
  if (stated !== undefined)
    return decline('bad-request', `A record states its own game; leave --${fieldOf(stated).flag} out.`);
  return replyOf(parseRecord(request.record));
}

function positionsOf(start: Position, record: GameRecord | undefined): readonly Position[] {
  const positions = [start];
  let position = start;
  for (const turn of record?.turns ?? []) {
    const next = playRecorded(position, turn);
    if (!next.ok) throw new Error(`a record holds an illegal turn: ${next.refusal.code}`);
    position = next.value;
    positions.push(position);
  }
  return positions;
}

/** The seats the computer plays: those named, else those it has in the record, else all but the first. */
function computerSeats(
  { computer, hotSeat }: Request,
  rules: Rules,
  record: GameRecord | undefined,
): Reply<ReadonlySet<Seat>> {
  if (hotSeat === true && computer !== undefined)
    return decline('bad-request', 'State either --hot-seat or --computer, not both.');
  if (hotSeat === true) return give(new Set());
  if (computer === undefined && record !== undefined) {
    const isComputer = (seat: Seat): boolean => isComputerName(record.players[seatLetter(seat)] ?? '');
    return give(new Set(rules.seats.filter(isComputer)));
  }
  if (computer === undefined) return give(new Set(rules.seats.slice(1)));
  const seats = new Set<Seat>();
  for (const letter of computer) {
    const known = requestedSeat(letter.toUpperCase());
    const seat = known.ok && known.value !== undefined ? seatOfLetter(known.value) : undefined;
    if (seat === undefined || !rules.seats.includes(seat))
      return declineWith({ code: 'unknown-seat', detail: letter });
    seats.add(seat);
  }
  return give(seats);
}

function requestedThought({ seconds = 1, level = USUAL_LEVEL }: Request): Reply<Thought> {
  if (seconds <= 0 || seconds > MOST_SECONDS)
    return decline('bad-request', `--seconds expects a number from 0.001 to ${MOST_SECONDS}.`);
  const known = requestedLevel(level);
  return known.ok ? give({ milliseconds: seconds * 1000, level: known.value }) : known;
}
