import { type Cell, legalMoves, MARKED_KIND, manOf, type Position, seatOf, VACANT } from '@halma/rules';
import type { Exercise, Goal } from './exercise.ts';

/** The reader's seat. */
const READER = 1;

/** The status of an attempt: the goal is reached, the moves are used up (`spent`), or moves are left (`open`). */
export type ExerciseStatus = 'reached' | 'spent' | 'open';

/** Returns the status of an exercise in a position reached from its start. */
export function exerciseStatus(exercise: Exercise, start: Position, position: Position): ExerciseStatus {
  if (position.ply > start.ply && isReached(exercise.goal, start, position)) return 'reached';
  return position.ply - start.ply >= exercise.minMoves ? 'spent' : 'open';
}

function isReached(goal: Goal, start: Position, position: Position): boolean {
  switch (goal.kind) {
    case 'stand':
      return goal.squares.every((name) =>
        hasReadersMan(position, position.rules.board.cellByName.get(name) ?? -1),
      );
    case 'home':
      return position.outcome !== null;
    case 'hold':
      return opponentsBestGain(position) <= goal.maxGain;
    case 'tip':
      return position.men[targetTip(position)] === manOf(READER, MARKED_KIND);
    case 'leave':
      return menInCamp(position) < menInCamp(start);
  }
}

/** Returns the vacant squares that the reader's men must still occupy. */
export function goalSquares({ goal }: Exercise, position: Position): readonly Cell[] {
  const { board, camps } = position.rules;
  const squares = {
    stand: () => (goal.kind === 'stand' ? goal.squares.map((name) => board.cellByName.get(name) ?? -1) : []),
    home: () => camps[READER]?.target ?? [],
    hold: () => [],
    tip: () => [targetTip(position)],
    leave: () => [],
  }[goal.kind]();
  return squares.filter((cell) => position.men[cell] === VACANT);
}

function hasReadersMan({ men }: Position, cell: number): boolean {
  return seatOf(men[cell] ?? 0) === READER;
}

function targetTip({ rules }: Position): Cell {
  return rules.camps[READER]?.targetTip ?? -1;
}

function menInCamp(position: Position): number {
  const camp = position.rules.camps[READER]?.home ?? [];
  return camp.filter((cell) => hasReadersMan(position, cell)).length;
}

/**
 * Returns the maximum number of squares that the seat to move can gain towards its target corner with one
 * move.
 */
function opponentsBestGain(position: Position): number {
  const { board, camps } = position.rules;
  const tip = camps[position.toMove]?.targetTip ?? 0;
  const gains = legalMoves(position).map((move) =>
    move.kind === 'normal' ? board.distance(move.from, tip) - board.distance(move.to, tip) : 0,
  );
  return Math.max(...gains);
}
