import { loseOnTime, resign } from '../ends/player-ends.ts';
import { isRanked, type Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Seat, seatFromLetter, seatLetter } from '../seat.ts';
import type { Move } from '../turn/move.ts';
import { play } from '../turn/play.ts';
import { formatFullMove, parseMove } from './move-text.ts';

/** A move in a record. */
export interface RecordedMove {
  readonly move: Move;
  readonly comment?: string;
}

/** Why a seat has left the game. */
export type WithdrawalReason = 'resignation' | 'time';

/** A seat that resigns or loses on time while others play on. */
export interface RecordedWithdrawal {
  readonly seat: Seat;
  readonly reason: WithdrawalReason;
  readonly comment?: string;
}

/** A move or a withdrawal in a record, with its comment. */
export type RecordedTurn = RecordedMove | RecordedWithdrawal;

/** The facts about a turn that the position after it does not store. */
export interface TurnAnnotation {
  readonly comment?: string;
  readonly reason?: WithdrawalReason;
}

const WITHDRAWAL_WORDS = { resignation: 'resigns', time: 'time' } as const;
const WITHDRAWAL_PATTERN = /^([A-F])-(resigns|time)$/;

/** Plays a turn from a record. Returns the new position, or the refusal of the turn. */
export function playRecordedTurn(position: Position, turn: RecordedTurn): Result<Position> {
  // A caller in plain JavaScript may pass anything.
  if (typeof turn !== 'object' || turn === null) return refuse('bad-move');
  if ('move' in turn) return play(position, turn.move);
  if (turn.reason === 'time') return loseOnTime(position, turn.seat);
  return turn.reason === 'resignation' ? resign(position, turn.seat) : refuse('bad-move');
}

/** Returns whether a word in a record is a withdrawal. A withdrawal takes no ply, so it needs no round number. */
export function isWithdrawal(word: string): boolean {
  return WITHDRAWAL_PATTERN.test(word);
}

/** Parses a word in a record: a move, `B-resigns` or `B-time`. */
export function parseRecordedTurn(position: Position, word: string): Result<RecordedTurn> {
  const [, letter, statedReason] = WITHDRAWAL_PATTERN.exec(word) ?? [];
  if (letter === undefined) {
    const move = parseMove(position.rules.board, word);
    return move.ok ? accept({ move: move.value }) : move;
  }
  const seat = seatFromLetter(letter);
  if (seat === undefined) return refuse('unknown-seat', { at: 0, detail: letter });
  return accept({ seat, reason: statedReason === WITHDRAWAL_WORDS.time ? 'time' : 'resignation' });
}

/** Formats a turn played in a position so that `parseRecordedTurn` can read it. */
export function formatRecordedTurn(position: Position, turn: RecordedTurn): string {
  return 'move' in turn
    ? formatFullMove(position, turn.move)
    : `${seatLetter(turn.seat)}-${WITHDRAWAL_WORDS[turn.reason]}`;
}

/**
 * Returns the turns between successive positions: a move, withdrawals, or a move and then withdrawals. Leaves out
 * a withdrawal that ends the game, since the result records it.
 *
 * @param annotationOf returns the annotation of the last turn before a position; if there is none, a withdrawal
 *   counts as a resignation
 */
export function turnsFromPositions(
  positions: readonly Position[],
  annotationOf: (after: Position) => TurnAnnotation | undefined = () => undefined,
): readonly RecordedTurn[] {
  return positions.slice(1).flatMap((after, index) => {
    const { comment, reason = 'resignation' } = annotationOf(after) ?? {};
    const turns = turnsBetween(positions[index] ?? after, after, reason);
    const last = turns.pop();
    if (last !== undefined) turns.push(comment === undefined ? last : { ...last, comment });
    return turns;
  });
}

function turnsBetween(before: Position, after: Position, reason: WithdrawalReason): RecordedTurn[] {
  const turns: RecordedTurn[] = [];
  let position = before;
  const add = (turn: RecordedTurn): void => {
    const next = playRecordedTurn(position, turn);
    if (!next.ok) throw new Error(`the positions do not follow one another: ${next.refusal.code}`);
    turns.push(turn);
    position = next.value;
  };
  if (after.ply !== before.ply && after.lastMove !== null) add({ move: after.lastMove });
  if (after.outcome !== null) return turns;
  // The first seat to withdraw has the last rank. With three teams, that seat's partner is out too, with the rank
  // before the last.
  const lastRankFirst = after.rules.seats.toSorted(
    (one, other) => (after.ranks[other] ?? 0) - (after.ranks[one] ?? 0),
  );
  for (const seat of lastRankFirst) {
    if (isRanked(after, seat) && !isRanked(position, seat)) add({ seat, reason });
  }
  return turns;
}

/**
 * Returns the first position of a game and the position after each move. Among positions that differ only by
 * withdrawals, keeps the last one that did not end the game.
 */
export function positionsAfterMoves(positions: readonly Position[]): readonly Position[] {
  return positions.filter((position, index) => {
    const next = positions[index + 1];
    if (next?.ply === position.ply && next.outcome === null) return false;
    return index === 0 || position.outcome === null || positions[index - 1]?.ply !== position.ply;
  });
}
