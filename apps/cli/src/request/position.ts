import {
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
import { declineWith, give, onPly, type Reply, replyOf } from '../faults.ts';
import { DEFAULT_GAME, type Request } from './fields.ts';
import { rulesOfChoice } from './rules-cache.ts';

/** The rules a request asks for. @param alone for solitaires: the one seat that moves */
export function requestedRules(request: Request, alone?: SeatLetter): Reply<Rules> {
  const { game = DEFAULT_GAME, preset, options } = request;
  return replyOf(
    rulesOfChoice({
      game,
      ...(preset === undefined ? {} : { preset }),
      ...(options === undefined ? {} : { options }),
      ...(alone === undefined ? {} : { alone }),
    }),
  );
}

/** The position a request asks for: the one it writes out, else the start of its game. */
export function requestedPosition(request: Request): Reply<Position> {
  const rules = requestedRules(request);
  if (!rules.ok) return rules;
  const first = requestedSeat(request.first);
  if (!first.ok) return first;
  const { position } = request;
  return replyOf(
    position === undefined
      ? startPosition(rules.value, first.value)
      : parsePosition(rules.value, position, first.value),
  );
}

/** The seat of a letter, where one is named. */
export function requestedSeat(letter: string | undefined): Reply<SeatLetter | undefined> {
  const seat = SEAT_LETTERS.find((known) => known === letter);
  return seat === undefined && letter !== undefined
    ? declineWith({ code: 'unknown-seat', detail: letter })
    : give(seat);
}

/** A move that was played, and what it was played in and led to. */
export interface PlayedMove {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
}

/** Reads a move and plays it. @param ply its number among the moves that were sent, for a refusal to name */
export function playText(before: Position, text: string, ply: number): Reply<PlayedMove> {
  const move = replyOf(parseMove(before.rules.board, text));
  if (!move.ok) return onPly(ply, move);
  const after = onPly(ply, replyOf(play(before, move.value)));
  return after.ok ? give({ move: move.value, before, after: after.value }) : after;
}
