import { resign, runOutOfTime } from '../ends/other-ends.ts';
import { isRanked, type Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Seat, seatLetter, seatOfLetter } from '../seat.ts';
import type { Move } from '../turn/move.ts';
import { play } from '../turn/play.ts';
import { formatFullMove, parseMove } from './move-text.ts';

/** A move of a record. */
interface RecordedMove {
  readonly move: Move;
  readonly comment?: string;
}

type Why = 'resignation' | 'time';

/** A seat that gives up, or whose time runs out, while others play on. */
interface RecordedWithdrawal {
  readonly out: Seat;
  readonly why: Why;
  readonly comment?: string;
}

/** One turn of a record, or a seat that goes out between turns, with what was said of it. */
export type RecordedTurn = RecordedMove | RecordedWithdrawal;

/** What positions do not say of a turn. */
export interface Told {
  readonly comment?: string;
  readonly why?: Why;
}

const WORDS = { resignation: 'resigns', time: 'time' } as const;
const WITHDRAWAL = /^([A-F])-(resigns|time)$/;

/** The position a turn of a record leads to, or why it is refused. */
export function playRecorded(position: Position, turn: RecordedTurn): Result<Position> {
  if ('move' in turn) return play(position, turn.move);
  return turn.why === 'time' ? runOutOfTime(position, turn.out) : resign(position, turn.out);
}

/** Does a word of a record say that a seat goes out? Such a word is no turn, and no round's number stands before it. */
export function isWithdrawal(word: string): boolean {
  return WITHDRAWAL.test(word);
}

/** Reads a word of a record: a move, or `B-resigns`, `B-time`. */
export function parseRecordedTurn(position: Position, word: string): Result<RecordedTurn> {
  const [, letter, how] = WITHDRAWAL.exec(word) ?? [];
  if (letter === undefined) {
    const move = parseMove(position.rules.board, word);
    return move.ok ? accept({ move: move.value }) : move;
  }
  const out = seatOfLetter(letter);
  if (out === undefined) return refuse('unknown-seat', { at: 0, detail: letter });
  return accept({ out, why: how === WORDS.time ? 'time' : 'resignation' });
}

/** Writes a turn, played in a position, as it is read. */
export function formatRecordedTurn(position: Position, turn: RecordedTurn): string {
  return 'move' in turn ? formatFullMove(position, turn.move) : `${seatLetter(turn.out)}-${WORDS[turn.why]}`;
}

/**
 * The turns that led from each position to the next: a move, or seats that gave up while others played on, or a move and then
 * those. Whoever ends the game by giving up is told by its result.
 *
 * @param toldOf what else is known of the last turn that led to a position; unless it says so nobody's time ran out
 */
export function turnsAmong(
  positions: readonly Position[],
  toldOf: (after: Position) => Told | undefined = () => undefined,
): readonly RecordedTurn[] {
  return positions.slice(1).flatMap((after, index) => {
    const { comment, why = 'resignation' } = toldOf(after) ?? {};
    const turns = turnsBetween(positions[index] ?? after, after, why);
    const last = turns.pop();
    if (last !== undefined) turns.push(comment === undefined ? last : { ...last, comment });
    return turns;
  });
}

function turnsBetween(before: Position, after: Position, why: Why): RecordedTurn[] {
  const turns: RecordedTurn[] = [];
  let position = before;
  const take = (turn: RecordedTurn): void => {
    const next = playRecorded(position, turn);
    if (!next.ok) throw new Error(`positions that do not follow one another: ${next.refusal.code}`);
    turns.push(turn);
    position = next.value;
  };
  if (after.ply !== before.ply && after.lastMove !== null) take({ move: after.lastMove });
  if (after.outcome !== null) return turns;
  for (const out of after.rules.seats) {
    if (isRanked(after, out) && !isRanked(position, out)) take({ out, why });
  }
  return turns;
}

/**
 * Where a game began, and where it stood after each move: of positions that only a seat's going out lies between the last, unless
 * that ended the game.
 */
export function positionsByMove(positions: readonly Position[]): readonly Position[] {
  return positions.filter((position, index) => {
    const next = positions[index + 1];
    if (next?.ply === position.ply && next.outcome === null) return false;
    return index === 0 || position.outcome === null || positions[index - 1]?.ply !== position.ply;
  });
}
