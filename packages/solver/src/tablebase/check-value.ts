import { formatMove, hasReachedGoal, legalMoves, parsePosition, type Rules, type Seat } from '@halma/rules';
import { indexOfPosition, positionAt, type TurnedPosition } from './position-index.ts';
import type { SmallBoard } from './small-board.ts';
import { withOtherSideToMove } from './summary.ts';
import { decodeValue, encodeValue, type PositionValue } from './value.ts';

/** A value that disagrees with the values after the moves of the position. */
export interface ValueFault {
  /** The position in HFN. */
  readonly position: string;
  readonly stored: PositionValue;
  /** The value that the rules and the stored values after each move imply. */
  readonly implied: PositionValue;
}

const MOVER: Seat = 1;
const OPPONENT: Seat = 3;

/** Formats a position of a small board in HFN, with the side to move as seat A. */
export function formatSmallPosition(
  { board }: Pick<Rules, 'board'>,
  { mover, opponent }: TurnedPosition,
): string {
  const rows = board.rows.toReversed().map((cells) =>
    cells
      .map((cell) => (mover.includes(cell) ? 'A' : opponent.includes(cell) ? 'C' : '1'))
      .join('')
      .replace(/1+/g, (vacant) => `${vacant.length}`),
  );
  return `${board.id}:${rows.join('/')} A - 0 1`;
}

/**
 * Checks the value of a position with the moves and goals of the rules, given the values of the positions that the moves lead
 * to. If every value of a board passes, all values are right: a win or loss in n plies rests on values of fewer plies, and a
 * draw has no winning move, but one that keeps the draw.
 *
 * @param rules a game on this board with the preset `strong-solving`
 * @param valueAt returns the stored byte of a position
 * @returns the fault, or null if the value is right
 */
export function checkValue(
  board: SmallBoard,
  rules: Rules,
  valueAt: (index: number) => number,
  index: number,
): ValueFault | null {
  const turned = positionAt(board, index);
  const text = formatSmallPosition(rules, turned);
  const stored = decodeValue(valueAt(index));
  const implied = impliedValue(board, rules, valueAt, turned, text);
  return encodeValue(stored) === encodeValue(implied) ? null : { position: text, stored, implied };
}

function impliedValue(
  board: SmallBoard,
  rules: Rules,
  valueAt: (index: number) => number,
  turned: TurnedPosition,
  text: string,
): PositionValue {
  const parsed = parsePosition(rules, text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.refusal.code}`);
  const position = parsed.value;
  if (hasReachedGoal(position, MOVER) || isBlocked(board, turned)) return { result: 'illegal' };
  if (hasReachedGoal(position, OPPONENT)) return { result: 'lost', plies: 0 };
  const replies: PositionValue[] = [];
  for (const move of legalMoves(position)) {
    // A side without a legal move loses.
    if (move.kind === 'pass') continue;
    if (move.kind !== 'normal') throw new Error(formatMove(rules.board, move));
    const mover = turned.mover.map((cell) => (cell === move.from ? move.to : cell));
    const after = withOtherSideToMove(board, { mover, opponent: turned.opponent });
    const reply = decodeValue(valueAt(indexOfPosition(board, after)));
    // The rules do not know blocked goals, so they allow moves that block one.
    if (reply.result !== 'illegal' || board.goalBlock === null) replies.push(reply);
  }
  return bestOf(replies);
}

/** Returns the value of a position, given those after its moves. */
function bestOf(replies: readonly PositionValue[]): PositionValue {
  const lengths = (result: 'won' | 'lost'): readonly number[] =>
    replies.flatMap((reply) => (reply.result === result ? [reply.plies] : []));
  const losses = lengths('lost');
  if (losses.length > 0) return { result: 'won', plies: 1 + Math.min(...losses) };
  const wins = lengths('won');
  if (wins.length < replies.length)
    return replies.some(({ result }) => result === 'drawn') ? { result: 'drawn' } : { result: 'illegal' };
  return { result: 'lost', plies: wins.length === 0 ? 0 : 1 + Math.max(...wins) };
}

/** Returns whether a goal of either side is blocked. */
function isBlocked(board: SmallBoard, position: TurnedPosition): boolean {
  if (board.goalBlock === null) return false;
  const { tip, entrances } = board.goalBlock;
  const blocks = ({ mover, opponent }: TurnedPosition): boolean =>
    ![...mover, ...opponent].includes(tip) && entrances.every((cell) => opponent.includes(cell));
  return blocks(position) || blocks(withOtherSideToMove(board, position));
}
