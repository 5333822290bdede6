import { type Cell, legalMoves, type Position, seatOf, VACANT } from '@halma/rules';
import type { Goal, Lesson } from './lesson.ts';

/** The seat of the reader. */
const READER = 1;

/** How an attempt stands: the goal is reached, the moves are used up, or there are some left. */
export type Standing = 'reached' | 'spent' | 'open';

/** Judges the position after some moves from the lesson's start. */
export function standingOf(lesson: Lesson, start: Position, position: Position): Standing {
  if (position.ply > start.ply && isReached(lesson.goal, start, position)) return 'reached';
  return position.ply - start.ply >= lesson.moves ? 'spent' : 'open';
}

function isReached(goal: Goal, start: Position, position: Position): boolean {
  switch (goal.kind) {
    case 'stand':
      return goal.squares.every((name) => hasReader(position, position.rules.board.numbers.get(name) ?? -1));
    case 'home':
      return position.outcome !== null;
    case 'hold':
      return rivalsBest(position) <= goal.most;
    case 'leave':
      return inYard(position) < inYard(start);
  }
}

/** The empty squares to which the lesson still wants a man of the reader to come. */
export function squaresWanted({ goal }: Lesson, position: Position): readonly Cell[] {
  const { board, yards } = position.rules;
  const asked = {
    stand: () => (goal.kind === 'stand' ? goal.squares.map((name) => board.numbers.get(name) ?? -1) : []),
    home: () => yards[READER]?.target ?? [],
    hold: () => [],
    leave: () => [],
  }[goal.kind]();
  return asked.filter((cell) => position.men[cell] === VACANT);
}

function hasReader({ men }: Position, cell: number): boolean {
  return seatOf(men[cell] ?? 0) === READER;
}

function inYard(position: Position): number {
  const yard = position.rules.yards[READER]?.home ?? [];
  return yard.filter((cell) => hasReader(position, cell)).length;
}

/** The most squares the seat to move can come nearer to the corner it makes for. */
function rivalsBest(position: Position): number {
  const { board, yards } = position.rules;
  const tip = yards[position.toMove]?.targetTip ?? 0;
  const gains = legalMoves(position).map((move) =>
    move.kind === 'walk' ? board.distance(move.from, tip) - board.distance(move.to, tip) : 0,
  );
  return Math.max(...gains);
}
