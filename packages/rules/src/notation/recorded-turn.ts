import { loseOnTime, resign } from '../ends/player-ends.ts';
import { isRanked, type Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Seat, seatFromLetter, seatLetter } from '../seat.ts';
import type { Move } from '../turn/move.ts';
import { play } from '../turn/play.ts';
import { formatFullMove, parseMove } from './move-text.ts';

/** A move of a record. */
interface RecordedMove {
  readonly move: Move;
  readonly comment?: string;
}

type WithdrawalReason = 'resignation' | 'time';

/** A seat that resigns or loses on time while others play on. */
interface RecordedWithdrawal {
  readonly seat: Seat;
  readonly reason: WithdrawalReason;
  readonly comment?: string;
}

/** A turn of a record, or a withdrawal between turns, with its comment. */
export type RecordedTurn = RecordedMove | RecordedWithdrawal;

/** What a position does not store about the turn that led to it. */
export interface TurnAnnotation {
  readonly comment?: string;
  readonly reason?: WithdrawalReason;
}

const WORDS = { resignation: 'resigns', time: 'time' } as const;
const WITHDRAWAL = /^([A-F])-(resigns|time)$/;

/** Plays a turn of a record. Returns the new position, or why the turn is refused. */
export function playRecordedTurn(position: Position, turn: RecordedTurn): Result<Position> {
  if ('move' in turn) return play(position, turn.move);
  return turn.reason === 'time' ? loseOnTime(position, turn.seat) : resign(position, turn.seat);
}

/** Is a word of a record a withdrawal? A withdrawal is no turn, and no round number precedes it. */
export function isWithdrawal(word: string): boolean {
  return WITHDRAWAL.test(word);
}

/** Parses a word of a record: a move, `B-resigns` or `B-time`. */
export function parseRecordedTurn(position: Position, word: string): Result<RecordedTurn> {
  const [, letter, how] = WITHDRAWAL.exec(word) ?? [];
  if (letter === undefined) {
    const move = parseMove(position.rules.board, word);
    return move.ok ? accept({ move: move.value }) : move;
  }
  const seat = seatFromLetter(letter);
  if (seat === undefined) return refuse('unknown-seat', { at: 0, detail: letter });
  return accept({ seat, reason: how === WORDS.time ? 'time' : 'resignation' });
}

/** Formats a turn played in a position as `parseRecordedTurn` reads it. */
export function formatRecordedTurn(position: Position, turn: RecordedTurn): string {
  return 'move' in turn
    ? formatFullMove(position, turn.move)
    : `${seatLetter(turn.seat)}-${WORDS[turn.reason]}`;
}

/**
 * Returns the turns between successive positions: a move, withdrawals, or a move and then withdrawals. A withdrawal that
 * ends the game is no turn: the result records it.
 *
 * @param annotationOf returns the annotation of the last turn before a position; a withdrawal without one is a resignation
 */
export function turnsFromPositions(
  positions: readonly Position[],
  annotationOf: (after: Position) => TurnAnnotation | undefined = () => undefined,
): readonly RecordedTurn[] {
  return positions.slice(1).flatMap((after, index) => {
    const { comment, reason: why = 'resignation' } = annotationOf(after) ?? {};
    const turns = turnsBetween(positions[index] ?? after, after, why);
    const last = turns.pop();
    if (last !== undefined) turns.push(comment === undefined ? last : { ...last, comment });
    return turns;
  });
}

function turnsBetween(before: Position, after: Position, why: WithdrawalReason): RecordedTurn[] {
  const turns: RecordedTurn[] = [];
  let position = before;
  const add = (turn: RecordedTurn): void => {
    const next = playRecordedTurn(position, turn);
    if (!next.ok) throw new Error(`positions that do not follow one another: ${next.refusal.code}`);
    turns.push(turn);
    position = next.value;
  };
  if (after.ply !== before.ply && after.lastMove !== null) add({ move: after.lastMove });
  if (after.outcome !== null) return turns;
  for (const out of after.rules.seats) {
    if (isRanked(after, out) && !isRanked(position, out)) add({ seat: out, reason: why });
  }
  return turns;
}

/**
 * Returns the first position of a game and the position after each move. Of positions that differ only by withdrawals it
 * keeps the last, unless that one ended the game.
 */
export function positionsAfterMoves(positions: readonly Position[]): readonly Position[] {
  return positions.filter((position, index) => {
    const next = positions[index + 1];
    if (next?.ply === position.ply && next.outcome === null) return false;
    return index === 0 || position.outcome === null || positions[index - 1]?.ply !== position.ply;
  });
}
