import type { RulesConfig } from '@halma/rules';
import type { Exercise } from './exercise.ts';
import { LESSON_IDS, type Lesson, type LessonId } from './lesson.ts';

/** One army on a small board, for lessons that have no opponent. */
const ALONE_8: RulesConfig = { game: 'grasshopper-8', preset: 'parker-1885', alone: 'A' };
const ALONE_10: RulesConfig = { game: 'grasshopper-10', preset: 'parker-1885', alone: 'A' };
const FULL_CAMP_8: RulesConfig = { game: 'grasshopper-8', preset: 'article', alone: 'A' };
/** Two armies, for lessons in which the opponent matters. */
const TWO_8: RulesConfig = { game: 'grasshopper-8', preset: 'standard' };
const TWO_10: RulesConfig = { game: 'grasshopper-10', preset: 'parker-1885' };

/** One army in the other games. */
const ALONE_STAR: RulesConfig = { game: 'star-2', preset: 'leaflet-13', alone: 'A' };
const ALONE_MARKED: RulesConfig = { ...ALONE_8, options: { marked: 'on' } };
const ALONE_COLOR: RulesConfig = { ...ALONE_8, options: { color: 'on' } };
const ALONE_TOP_SECRET: RulesConfig = { game: 'top-secret', alone: 'A' };
const ALONE_CETRO: RulesConfig = { game: 'cetro', alone: 'A' };

/**
 * The first two lessons follow the leaflet's first figure, and the long hop follows its second figure, a hop
 * of thirteen jumps.
 */
const LESSON_SETUPS: Readonly<Record<LessonId, Exercise>> = {
  step: {
    rules: ALONE_8,
    position: 'H8:8/8/8/8/3A4/8/8/8 A - 0 1',
    goal: { kind: 'stand', squares: ['f5'] },
    minMoves: 2,
    solution: ['d4-e5', 'e5-f5'],
  },
  jump: {
    rules: ALONE_8,
    position: 'H8:8/8/8/2CCC3/2CAC3/2CCC3/8/8 A - 0 1',
    goal: { kind: 'stand', squares: ['f6'] },
    minMoves: 1,
    solution: ['d4>f6'],
  },
  hop: {
    rules: ALONE_8,
    position: 'H8:8/8/8/3A1C2/6A1/2C5/1A6/8 A - 0 1',
    goal: { kind: 'stand', squares: ['d6'] },
    minMoves: 1,
    solution: ['b2>d4>d6'],
  },
  'long-hop': {
    rules: ALONE_8,
    position: 'H8:8/1C6/1C2CC2/8/1C4C1/5C2/1C1C4/A7 A - 0 1',
    goal: { kind: 'stand', squares: ['g7'] },
    minMoves: 1,
    solution: ['a1>c3>a5>c7>a7>c5>a3>c1>e3>g3>g5>e7>e5>g7'],
  },
  'one-or-other': {
    rules: ALONE_8,
    position: 'H8:8/8/8/8/3C4/8/2A5/8 A - 0 1',
    goal: { kind: 'stand', squares: ['e5'] },
    minMoves: 2,
    solution: ['c2-c3', 'c3>e5'],
  },
  'false-jump': {
    rules: ALONE_8,
    position: 'H8:8/8/8/8/3C4/2A5/8/8 A - 0 1',
    goal: { kind: 'stand', squares: ['e6'] },
    minMoves: 2,
    solution: ['c3>e5', 'e5-e6'],
  },
  yard: {
    rules: ALONE_8,
    position: 'H8:5AAA/3A1AAA/6AA/5A2/8/8/8/8 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 3,
    solution: ['d7-e8', 'f5-g5', 'g5-h5'],
  },
  leave: {
    rules: TWO_8,
    position: 'H8:8/5A2/CCC1AAA1/CC1AA3/6A1/2C3C1/A1CC3C/AA6 A vC 0 1',
    goal: { kind: 'leave' },
    minMoves: 1,
    solution: ['a1>c1>e3'],
  },
  squatter: {
    rules: FULL_CAMP_8,
    position: 'H8:4AAAC/5AAA/6AA/4AA2/8/8/8/8 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 2,
    solution: ['f5-g5', 'g5-h5'],
  },
  ladder: {
    rules: ALONE_10,
    position: 'H10:10/10/7C2/10/5A4/10/3A6/10/1A8/A9 A - 0 1',
    goal: { kind: 'stand', squares: ['i9'] },
    minMoves: 1,
    solution: ['a1>c3>e5>g7>i9'],
  },
  rung: {
    rules: ALONE_10,
    position: 'H10:10/10/7C2/10/5C4/10/10/4A5/1A8/A9 A - 0 1',
    goal: { kind: 'stand', squares: ['i9'] },
    minMoves: 2,
    solution: ['e3-d4', 'a1>c3>e5>g7>i9'],
  },
  scout: {
    rules: ALONE_10,
    position: 'H10:10/10/10/6A3/5C4/10/3C6/10/1C8/A9 A - 0 1',
    goal: { kind: 'stand', squares: ['h8', 'i9'] },
    minMoves: 2,
    solution: ['g7-h8', 'a1>c3>e5>g7>i9'],
  },
  pair: {
    rules: ALONE_8,
    position: 'H8:8/8/8/8/8/2A5/1A6/8 A - 0 1',
    goal: { kind: 'stand', squares: ['f6', 'g7'] },
    minMoves: 4,
    solution: ['b2>d4', 'c3>e5', 'd4>f6', 'e5>g7'],
  },
  patience: {
    rules: ALONE_10,
    position: 'H10:10/10/6C3/10/4C5/10/2C7/2A7/10/10 A - 0 1',
    goal: { kind: 'stand', squares: ['h9'] },
    minMoves: 2,
    solution: ['c3-b3', 'b3>d5>f7>h9'],
  },
  highway: {
    rules: TWO_10,
    position: 'H10:10/10/4A5/6C3/5A2C1/10/3A6/10/1A8/A9 A - 0 1',
    goal: { kind: 'hold', maxGain: 1 },
    minMoves: 1,
    solution: ['a1>c3>e5'],
  },
  wall: {
    rules: { ...TWO_8, preset: 'parker-1885' },
    position: 'H8:8/8/3C4/2AAA3/1AA1AA2/8/2A5/8 A - 0 1',
    goal: { kind: 'hold', maxGain: 0 },
    minMoves: 1,
    solution: ['c4-d4'],
  },
  packing: {
    rules: ALONE_8,
    position: 'H8:4AA2/5AAA/4AAA1/7A/7A/8/8/8 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 3,
    solution: ['f6>h8', 'h4>h6', 'e6>g8'],
  },
  'star-step': {
    rules: ALONE_STAR,
    position: 'S121:1/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A - 0 1',
    goal: { kind: 'stand', squares: ['k6'] },
    minMoves: 2,
    solution: ['i5-j5', 'j5-k6'],
  },
  'star-hop': {
    rules: ALONE_STAR,
    position: 'S121:1/2/3/4/13/12/11/10/9/5A4/11/6D5/13/1A2/3/D1/A A - 0 1',
    goal: { kind: 'stand', squares: ['i5'] },
    minMoves: 1,
    solution: ['a1>c1>e7>g7>i5'],
  },
  'star-point': {
    rules: ALONE_STAR,
    position: 'S121:1/AA/AA1/AAAA/6A1A4/12/11/10/9/10/11/12/13/4/3/2/1 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 2,
    solution: ['m7>o3>q1', 'm9>o3'],
  },
  'marked-corner': {
    rules: ALONE_MARKED,
    position: 'H8:4AAAA/5A1A/5aAA/7A/8/8/8/8 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 2,
    solution: ['h8-g7', 'f6>h8'],
  },
  'color-rung': {
    rules: ALONE_COLOR,
    position: 'H8:8/8/8/2A5/1A6/8/1A6/1A6 A - 0 1',
    goal: { kind: 'stand', squares: ['b7'] },
    minMoves: 2,
    solution: ['c5-b6', 'b1>b3>b5>b7'],
  },
  'edge-step': {
    rules: ALONE_TOP_SECRET,
    position: 'H16:16/16/16/16/16/16/16/16/16/16/1A14/16/16/A15/16/16 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 3,
    solution: ['b6-a6', 'a6-off', 'a3-off'],
  },
  'edge-hop': {
    rules: ALONE_TOP_SECRET,
    position: 'H16:4A11/16/3C12/2A13/16/16/16/16/16/16/16/16/16/16/16/16 A - 0 1',
    goal: { kind: 'home' },
    minMoves: 2,
    solution: ['c13>e15>off', 'e16-off'],
  },
  'cetro-jump': {
    rules: ALONE_CETRO,
    position: 'C9:9/9/9/1r7/9/3g5/4R4/9/9 A - 0 1',
    goal: { kind: 'stand', squares: ['a7'] },
    minMoves: 2,
    solution: ['e3>c5', 'c5>a7'],
  },
  'cetro-back': {
    rules: ALONE_CETRO,
    position: 'C9:9/3B1g3/9/9/9/9/9/9/9 A - 0 1',
    goal: { kind: 'stand', squares: ['g9'] },
    minMoves: 2,
    solution: ['d8-e7', 'e7>g9'],
  },
};

/** Returns the lesson with the given id; undefined if there is none. */
export function findLesson(name: string | undefined): Lesson | undefined {
  const id = LESSON_IDS.find((lessonId) => lessonId === name);
  return id === undefined ? undefined : { id, ...LESSON_SETUPS[id] };
}

/** All lessons, in order. */
export const LESSONS: readonly Lesson[] = LESSON_IDS.map((id) => ({ id, ...LESSON_SETUPS[id] }));

/** Returns the lesson after another; undefined after the last. */
export function lessonAfter(id: LessonId): LessonId | undefined {
  return LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
}
