import { cellName, legalMoves, type Move, type Position, parseMove, play, playUnchecked } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import { exerciseStatus, goalSquares } from '../../src/learn/goal.ts';
import { CHAPTERS, LESSON_IDS, type Lesson } from '../../src/learn/lesson.ts';
import { findLesson, LESSONS, lessonAfter } from '../../src/learn/lessons.ts';

const startOf = ({ rules, position }: Lesson): Position => setUp(rules, position);
const moveOf = (at: Position, text: string): Move => unwrap(parseMove(at.rules.board, text));

/** Returns all positions after a number of moves, without duplicates. */
function positionsAfter(start: Position, moves: number): readonly Position[] {
  let level = [start];
  for (let ply = 0; ply < moves; ply += 1) {
    const next = new Map<number, Position>();
    for (const position of level) {
      for (const move of legalMoves(position)) {
        const result = playUnchecked(position, move);
        next.set(result.hash, result);
      }
    }
    level = [...next.values()];
  }
  return level;
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  const start = startOf(lesson);

  it('is solved by its solution in the stated number of moves', () => {
    expect(lesson.solution).toHaveLength(lesson.minMoves);
    let position = start;
    for (const text of lesson.solution) {
      expect(exerciseStatus(lesson, start, position)).toBe('open');
      position = unwrap(play(position, moveOf(position, text)));
    }
    expect(exerciseStatus(lesson, start, position)).toBe('reached');
  });

  it('marks its target squares until they are occupied', () => {
    const goalNames = (position: Position): readonly string[] =>
      goalSquares(lesson, position).map((cell) => cellName(position.rules.board, cell));
    const { goal } = lesson;
    if (goal.kind === 'stand') expect(goalNames(start)).toEqual(goal.squares);
    else expect(goalNames(start).length > 0).toBe(goal.kind === 'home' && start.rules.game.goal === 'camp');
    const end = lesson.solution.reduce((at, text) => unwrap(play(at, moveOf(at, text))), start);
    expect(goalNames(end)).toEqual([]);
  });

  it('cannot be solved in fewer moves', () => {
    for (const position of positionsAfter(start, lesson.minMoves - 1)) {
      expect(exerciseStatus(lesson, start, position)).toBe('open');
    }
  });
});

describe.each(LESSONS.filter(({ goal }) => goal.kind !== 'leave'))('the lesson $id', (lesson) => {
  it('can be failed by wrong moves', () => {
    const start = startOf(lesson);
    const canFail = (position: Position, left: number): boolean =>
      left === 0
        ? exerciseStatus(lesson, start, position) === 'spent'
        : legalMoves(position).some((move) => canFail(playUnchecked(position, move), left - 1));
    expect(canFail(start, lesson.minMoves)).toBe(true);
  });
});

describe('the course', () => {
  it('has every lesson in one chapter, in order', () => {
    expect(CHAPTERS.flatMap(({ lessons }) => lessons)).toEqual([...LESSON_IDS]);
  });

  it('continues from each lesson to the next', () => {
    expect(lessonAfter('step')).toBe('jump');
    expect(lessonAfter('packing')).toBe('star-step');
    expect(lessonAfter('cetro-back')).toBeUndefined();
    expect(findLesson('nowhere')).toBeUndefined();
    expect(findLesson(undefined)).toBeUndefined();
  });

  it('includes a hop of thirteen jumps, as in the second figure of the leaflet', () => {
    const [route = ''] = findLesson('long-hop')?.solution ?? [];
    expect(route.split('>')).toHaveLength(14);
  });
});
