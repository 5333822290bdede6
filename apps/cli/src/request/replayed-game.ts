import {
  accept,
  formatResult,
  type Position,
  parseHfn,
  parseLeafletMoves,
  parseRecord,
  playRecordedTurn,
  positionFromHfnFields,
  type RecordedTurn,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { atPly, type CommandResult, refuse, withMessage } from '../refusal.ts';
import { requestedCustomGames } from './custom-game.ts';
import type { RawRequest, Request } from './fields.ts';
import { requestedRules, requestedSeat } from './position.ts';

/** A game replayed under the rules. */
export interface ReplayedGame {
  /** The start and the position after each turn. */
  readonly positions: readonly [Position, ...Position[]];
  readonly turns: readonly RecordedTurn[];
  /** The result under the rules, or the one in the record when the rules have not ended the game. */
  readonly result: string;
  readonly termination: NonNullable<Position['outcome']>['termination'];
}

/** Returns the field that a file fills. A file that starts with `[` is a record, any other a key. */
export function readGameFile(text: string): RawRequest {
  return text.trimStart().startsWith('[') ? { record: text } : { key: text };
}

/**
 * Replays the record or the key of a request. A record names its game. In a key, one army moves alone, from the
 * requested position or from its full camp.
 */
export function requestedGame(request: Request): CommandResult<ReplayedGame> {
  const { record, key } = request;
  if ((record === undefined) === (key === undefined))
    return refuse('bad-request', 'Exactly one of “record” and “key” is required.');
  return record === undefined ? replayKey(request, key ?? '') : replayRecord(record, request);
}

function replayRecord(text: string, request: Request): CommandResult<ReplayedGame> {
  const customGames = requestedCustomGames(request);
  if (!customGames.ok) return customGames;
  const record = withMessage(parseRecord(text, customGames.value));
  if (!record.ok) return record;
  const { start, turns, result, termination } = record.value;
  return replayTurns(start, turns, { result, termination });
}

function replayKey(request: Request, text: string): CommandResult<ReplayedGame> {
  const moves = withMessage(parseLeafletMoves(text));
  if (!moves.ok) return moves;
  const start = requestedKeyStart(request);
  if (!start.ok) return start;
  const { id } = start.value.rules.board;
  if (id !== 'H16')
    return refuse('wrong-board', `Keys are for the board H16, but this game uses the board ${id}.`);
  return replayTurns(
    start.value,
    moves.value.map((move) => ({ move })),
    {},
  );
}

/**
 * Returns the position in which a key starts. The seat that moves alone is the one to move in the requested position,
 * else `first`, else the first seat of the game.
 */
function requestedKeyStart(request: Request): CommandResult<Position> {
  const fields = request.position === undefined ? undefined : withMessage(parseHfn(request.position));
  if (fields?.ok === false) return fields;
  const first = requestedSeat(request.first);
  if (!first.ok) return first;
  const game = requestedRules(request);
  if (!game.ok) return game;
  const seat = fields === undefined ? first.value : seatLetter(fields.value.toMove);
  const rules = requestedRules(request, seat ?? seatLetter(game.value.seats[0] ?? 1));
  if (!rules.ok) return rules;
  return withMessage(
    fields === undefined ? startPosition(rules.value) : positionFromHfnFields(rules.value, fields.value),
  );
}

/** The result that a record states. */
interface StatedResult {
  readonly result?: string;
  readonly termination?: ReplayedGame['termination'] | undefined;
}

function replayTurns(
  start: Position,
  turns: readonly RecordedTurn[],
  stated: StatedResult,
): CommandResult<ReplayedGame> {
  const positions: [Position, ...Position[]] = [start];
  let end = start;
  for (const turn of turns) {
    const next = atPly(end.ply - start.ply + 1, withMessage(playRecordedTurn(end, turn)));
    if (!next.ok) return next;
    end = next.value;
    positions.push(end);
  }
  const { outcome } = end;
  return accept({
    positions,
    turns,
    result: outcome === null ? (stated.result ?? '*') : formatResult(outcome),
    termination: outcome?.termination ?? stated.termination ?? 'unfinished',
  });
}
