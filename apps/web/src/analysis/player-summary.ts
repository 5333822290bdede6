import { accuracyOf, PHASES, type PhaseName, type ReviewedPly } from '@halma/engine';
import type { Position, Seat } from '@halma/rules';
import { countMen } from '../game/men-count.ts';
import { jumpsOf } from '../game/move-list.ts';
import { isLapse, markOf, TURN_MARKS, type TurnMark } from './turn-marks.ts';

/** The summary of a review for one player. */
export interface PlayerSummary {
  readonly seat: Seat;
  /** From 0 to 1; null until a move has been assessed. */
  readonly accuracy: number | null;
  /** The accuracy of the moves in each phase; null for a phase that has no assessed moves. */
  readonly accuracyByPhase: Readonly<Record<PhaseName, number | null>>;
  /** The mean loss per move, measured in moves. */
  readonly meanLoss: number;
  /** The number of turns with each mark. */
  readonly markCounts: Readonly<Record<TurnMark, number>>;
  /** The turn with a mark for a loss that cost the greatest winning chance; null if there is none. */
  readonly costliestTurn: ReviewedPly | null;
  /** The number of jumps in the longest hop. */
  readonly longestHop: number;
  /** The number of men outside the target at the end of the game; null in games without camps. */
  readonly menLeft: number | null;
}

/**
 * Summarises a seat's reviewed turns.
 *
 * @param positions the start and the position after each turn
 */
export function summarisePlayer(
  positions: readonly Position[],
  plies: readonly ReviewedPly[],
  seat: Seat,
): PlayerSummary {
  const turns = plies.filter((turn) => turn.seat === seat);
  const accuracyIn = (name: PhaseName): number | null =>
    accuracyOf(turns.filter(({ phase }) => phase === name));
  const losses = turns.flatMap(({ assessment }) => assessment?.loss.moves ?? []);
  const marks = turns.map(markOf);
  const count = (mark: TurnMark): number => marks.filter((other) => other === mark).length;
  return {
    seat,
    accuracy: accuracyOf(turns),
    accuracyByPhase: byKey(PHASES, accuracyIn),
    meanLoss: losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length),
    markCounts: byKey(TURN_MARKS, count),
    costliestTurn: costliestOf(turns),
    longestHop: longestHop(positions, plies, seat),
    menLeft: menOutside(positions.at(-1), seat),
  };
}

function costliestOf(turns: readonly ReviewedPly[]): ReviewedPly | null {
  const lossOf = ({ assessment }: ReviewedPly): number => assessment?.loss.chance ?? 0;
  const lapses = turns.filter(isLapse);
  return lapses.reduce<ReviewedPly | null>(
    (worst, turn) => (worst === null || lossOf(turn) > lossOf(worst) ? turn : worst),
    null,
  );
}

function longestHop(positions: readonly Position[], plies: readonly ReviewedPly[], seat: Seat): number {
  const hops = plies.map(({ move, seat: mover }, index) => {
    const before = positions[index];
    return mover === seat && before !== undefined ? jumpsOf(before, move) : 0;
  });
  return Math.max(0, ...hops);
}

function menOutside(position: Position | undefined, seat: Seat): number | null {
  if (position === undefined || position.rules.game.goal !== 'camp') return null;
  const { all, done } = countMen(position, seat);
  return all - done;
}

function byKey<Key extends string, Value>(
  keys: readonly Key[],
  valueAt: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueAt(key)])) as Record<Key, Value>;
}
