import {
  accept,
  type Move,
  type Position,
  parseMove,
  parsePosition,
  play,
  type Rules,
  SEAT_LETTERS,
  type SeatLetter,
  startPosition,
} from '@halma/rules';
import { atPly, type CommandResult, refuseAsRules, withMessage } from '../refusal.ts';
import { requestedCustomGame } from './custom-game.ts';
import type { Request } from './fields/fields.ts';
import { DEFAULT_GAME } from './fields/position-fields.ts';
import { cachedRules } from './rules-cache.ts';

/**
 * Makes the rules that a request specifies.
 *
 * @param alone the only seat that moves, in a solitaire
 */
export function requestedRules(request: Request, alone?: SeatLetter): CommandResult<Rules> {
  const custom = requestedCustomGame(request);
  if (!custom.ok) return custom;
  const { game = DEFAULT_GAME, preset, options } = request;
  return withMessage(
    cachedRules({
      game: custom.value ?? game,
      ...(preset === undefined ? {} : { preset }),
      ...(options === undefined ? {} : { options }),
      ...(alone === undefined ? {} : { alone }),
    }),
  );
}

/** Returns the position of a request; by default the start of the game. */
export function requestedPosition(request: Request): CommandResult<Position> {
  const rules = requestedRules(request);
  if (!rules.ok) return rules;
  const first = requestedSeat(request.first);
  if (!first.ok) return first;
  const { position } = request;
  return withMessage(
    position === undefined
      ? startPosition(rules.value, first.value)
      : parsePosition(rules.value, position, first.value),
  );
}

/** Validates a seat letter. Accepts a missing letter. */
export function requestedSeat(letter: string | undefined): CommandResult<SeatLetter | undefined> {
  const seat = SEAT_LETTERS.find((candidate) => candidate === letter);
  return seat === undefined && letter !== undefined
    ? refuseAsRules({ code: 'unknown-seat', detail: letter })
    : accept(seat);
}

/** A move with the positions before and after it. */
export interface PlayedMove {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
}

/**
 * Parses and plays a move.
 *
 * @param ply the number of the move in the request, for refusals
 */
export function playMoveText(before: Position, text: string, ply: number): CommandResult<PlayedMove> {
  const move = withMessage(parseMove(before.rules.board, text));
  if (!move.ok) return atPly(ply, move);
  const after = atPly(ply, withMessage(play(before, move.value)));
  return after.ok ? accept({ move: move.value, before, after: after.value }) : after;
}
