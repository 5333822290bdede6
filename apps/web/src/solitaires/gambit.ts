import { jumpCountsFrom, type Position, seatOf } from '@halma/rules';
import { menInCamp } from './army.ts';

/** The number of moves in an evaluated opening. */
export const GAMBIT_MOVES = 20;

/** The evaluation of an opening. Distances are measured in steps on the empty board. */
export interface GambitReport {
  /** The mean number of squares that a man has moved towards the far corner. */
  readonly meanAdvance: number;
  /** The distance of the rearmost man from the far corner. */
  readonly lastMan: number;
  /** The maximum number of squares that a man can gain with one hop. */
  readonly ladderGain: number;
  /** The number of men still in the camp. */
  readonly inYard: number;
}

/** Evaluates an opening from its start and its final position. */
export function reportGambit(start: Position, end: Position): GambitReport {
  const before = distances(start);
  const after = distances(end);
  return {
    meanAdvance: (sum(before) - sum(after)) / after.length,
    lastMan: Math.max(...after),
    ladderGain: ladderGain(end),
    inYard: menInCamp(end),
  };
}

function distances({ men, rules, toMove }: Position): readonly number[] {
  const tip = rules.camps[toMove]?.targetTip ?? 0;
  return rules.board.names.flatMap((_, cell) =>
    seatOf(men[cell] ?? 0) === toMove ? [rules.board.distance(cell, tip)] : [],
  );
}

function ladderGain(position: Position): number {
  const { men, rules, toMove } = position;
  const tip = rules.camps[toMove]?.targetTip ?? 0;
  const gains = rules.board.names.flatMap((_, cell) =>
    seatOf(men[cell] ?? 0) === toMove
      ? [...jumpCountsFrom(position, cell).keys()].map(
          (to) => rules.board.distance(cell, tip) - rules.board.distance(to, tip),
        )
      : [],
  );
  return Math.max(0, ...gains);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
