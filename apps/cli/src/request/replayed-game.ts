import {
  accept,
  formatResult,
  type GameRecord,
  type Position,
  parseHfn,
  parseLeafletMoves,
  playRecordedTurn,
  positionFromHfnFields,
  type RecordedTurn,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { atPly, type CommandResult, refuse, withMessage } from '../refusal.ts';
import { requestedCustomGames } from './custom-game.ts';
import type { RawRequest, Request } from './fields/fields.ts';
import { describeOtherText, gameNotation } from './game-text.ts';
import { requestedRules, requestedSeat } from './position.ts';
import { parseRecordText, withLine } from './record-text.ts';
import { splitRecords } from './split-records.ts';

/** A game replayed under the rules. */
export interface ReplayedGame {
  /** The start and the position after each turn. */
  readonly positions: readonly [Position, ...Position[]];
  readonly turns: readonly RecordedTurn[];
  /** The result under the rules, or the result in the record if the rules have not ended the game. */
  readonly result: string;
  readonly termination: NonNullable<Position['outcome']>['termination'];
  /** The names of the players in a record. */
  readonly players: GameRecord['players'];
}

/** Returns the field that a file fills, judged by its start. Refuses a file that is neither a record nor a key. */
export function readGameFile(text: string): CommandResult<RawRequest> {
  const notation = gameNotation(text);
  return notation === undefined
    ? refuse('not-a-game', describeOtherText(text, 'game'))
    : accept({ [notation]: text });
}

/**
 * A game in a request that has not been replayed yet. A file may contain thousands of games, too many to fit
 * into memory at the same time.
 */
export interface RequestedGame {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** The number of games in the file. */
  readonly count: number;
  readonly replay: () => CommandResult<ReplayedGame>;
}

/**
 * Returns the games in a request: all games in its records, only the game with the requested number, or the
 * game that its key encodes. A record names its game. In a key, one army moves alone, from the requested
 * position or from its full camp.
 */
export function requestedGames(
  request: Request,
): CommandResult<readonly [RequestedGame, ...RequestedGame[]]> {
  const { record, key, number } = request;
  if ((record === undefined) === (key === undefined))
    return refuse('bad-request', 'Exactly one of “record” and “key” is required.');
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    return refuse('bad-request', '--number expects a whole number above 0.');
  const [first, ...others] =
    record === undefined
      ? [() => replayKey(request, key ?? '')]
      : splitRecords(record).map(
          (text, index, texts) => () => replayRecord(text, texts.slice(0, index), request),
        );
  if (first === undefined) throw new Error('a request has at least one game');
  const count = 1 + others.length;
  const gameOf = (replay: RequestedGame['replay'], index: number): RequestedGame => ({
    number: index + 1,
    count,
    replay: count === 1 ? replay : () => withRecordNumber(index + 1, replay()),
  });
  const games = [gameOf(first, 0), ...others.map((replay, index) => gameOf(replay, index + 1))] as const;
  if (number === undefined) return accept([games[0], ...games.slice(1)]);
  const chosen = games[number - 1];
  return chosen === undefined
    ? refuse('unknown-record', `There is no record ${number}; the last one is ${count}.`)
    : accept([chosen]);
}

/** Names the record in a refusal. */
function withRecordNumber<Value>(number: number, result: CommandResult<Value>): CommandResult<Value> {
  if (result.ok) return result;
  const { refusal } = result;
  return { ok: false, refusal: { ...refusal, message: `Record ${number}: ${refusal.message}` } };
}

function replayRecord(
  text: string,
  precedingTexts: readonly string[],
  request: Request,
): CommandResult<ReplayedGame> {
  const customGames = requestedCustomGames(request);
  if (!customGames.ok) return customGames;
  const record = parseRecordText(text, customGames.value, precedingTexts);
  if (!record.ok) return record;
  const { start, turns, ...stated } = record.value;
  return replayTurns(start, turns, stated);
}

function replayKey(request: Request, text: string): CommandResult<ReplayedGame> {
  const moves = withMessage(parseLeafletMoves(text));
  if (!moves.ok) return /[\r\n]/.test(text.trim()) ? withLine(moves, text) : moves;
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
 * Returns the position in which a key starts. The seat that moves alone is the seat to move in the requested
 * position, otherwise `first`, otherwise the first seat of the game.
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

/** The result and the players that a record states. */
interface StatedResult {
  readonly result?: string;
  readonly termination?: ReplayedGame['termination'] | undefined;
  readonly players?: GameRecord['players'];
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
    players: stated.players ?? {},
  });
}
