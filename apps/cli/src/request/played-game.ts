import {
  type Position,
  parseHfn,
  parseKey,
  parseRecord,
  playRecorded,
  positionOfFields,
  type RecordedTurn,
  resultText,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { decline, give, onPly, type Reply, replyOf } from '../faults.ts';
import type { RawRequest, Request } from './fields.ts';
import { requestedRules, requestedSeat } from './position.ts';

/** A game played through by the rules. */
export interface PlayedGame {
  /** Where it began, and where it stood after each turn; at least one. */
  readonly positions: readonly [Position, ...Position[]];
  readonly turns: readonly RecordedTurn[];
  /** The result and why, as the record has them where the rules have not ended the game. */
  readonly result: string;
  readonly termination: NonNullable<Position['outcome']>['termination'];
}

/** Fills the field a file is for: one that begins with [ is a record, any other a key. */
export function readGameFile(text: string): RawRequest {
  return text.trimStart().startsWith('[') ? { record: text } : { key: text };
}

/**
 * Plays the record or the key of a request through. A record states its own game; a key is played by one army alone, from the position
 * or from its full yard.
 */
export function requestedGame(request: Request): Reply<PlayedGame> {
  const { record, key } = request;
  if ((record === undefined) === (key === undefined))
    return decline('bad-request', 'State either “record” or “key”.');
  return record === undefined ? playKey(request, key ?? '') : playRecord(record);
}

function playRecord(text: string): Reply<PlayedGame> {
  const record = replyOf(parseRecord(text));
  if (!record.ok) return record;
  const { start, turns, result, termination } = record.value;
  return playThrough(start, turns, { result, termination });
}

function playKey(request: Request, text: string): Reply<PlayedGame> {
  const moves = replyOf(parseKey(text));
  if (!moves.ok) return moves;
  const start = startOfKey(request);
  if (!start.ok) return start;
  const { id } = start.value.rules.board;
  if (id !== 'H16')
    return decline('wrong-board', `A key is of the board H16, and this game is played on ${id}.`);
  return playThrough(
    start.value,
    moves.value.map((move) => ({ move })),
    {},
  );
}

/** The seat to move of the position moves alone; without a position the named seat does, or the game's first. */
function startOfKey(request: Request): Reply<Position> {
  const fields = request.position === undefined ? undefined : replyOf(parseHfn(request.position));
  if (fields?.ok === false) return fields;
  const first = requestedSeat(request.first);
  if (!first.ok) return first;
  const game = requestedRules(request);
  if (!game.ok) return game;
  const seat = fields === undefined ? first.value : seatLetter(fields.value.toMove);
  const rules = requestedRules(request, seat ?? seatLetter(game.value.seats[0] ?? 1));
  if (!rules.ok) return rules;
  return replyOf(
    fields === undefined ? startPosition(rules.value) : positionOfFields(rules.value, fields.value),
  );
}

interface Stated {
  readonly result?: string;
  readonly termination?: PlayedGame['termination'] | undefined;
}

function playThrough(start: Position, turns: readonly RecordedTurn[], stated: Stated): Reply<PlayedGame> {
  const positions: [Position, ...Position[]] = [start];
  let end = start;
  for (const turn of turns) {
    const next = onPly(end.ply - start.ply + 1, replyOf(playRecorded(end, turn)));
    if (!next.ok) return next;
    end = next.value;
    positions.push(end);
  }
  const { outcome } = end;
  return give({
    positions,
    turns,
    result: outcome === null ? (stated.result ?? '*') : resultText(outcome),
    termination: outcome?.termination ?? stated.termination ?? 'unfinished',
  });
}
