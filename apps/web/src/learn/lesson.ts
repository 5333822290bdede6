import type { RulesConfig } from '@halma/rules';

/**
 * The goal of a lesson.
 * - `stand`: the reader has men on all these squares.
 * - `home`: the target camp is filled as the rules require.
 * - `hold`: no move of the opponent brings a man nearer to its target by more than this number of squares.
 * - `leave`: a man has left the reader's own camp.
 */
export type Goal =
  | { readonly kind: 'stand'; readonly squares: readonly string[] }
  | { readonly kind: 'home' }
  | { readonly kind: 'hold'; readonly most: number }
  | { readonly kind: 'leave' };

/** A lesson: a small board with one task. */
export interface Lesson {
  readonly id: LessonId;
  readonly rules: RulesConfig;
  /** The start position in HFN. The reader has seat A. */
  readonly position: string;
  readonly goal: Goal;
  /** The fewest moves that reach the goal. */
  readonly moves: number;
  readonly solution: readonly string[];
}

/** The ids of the lessons, in order. An id is the last part of the lesson's address. */
export const LESSON_IDS = [
  'step',
  'jump',
  'hop',
  'long-hop',
  'one-or-other',
  'false-jump',
  'yard',
  'leave',
  'squatter',
  'ladder',
  'rung',
  'scout',
  'pair',
  'patience',
  'highway',
  'wall',
  'packing',
] as const;

export type LessonId = (typeof LESSON_IDS)[number];

/** The chapters of the course: the moves, the camps, and playing fast. */
export const CHAPTERS: readonly { readonly id: ChapterId; readonly lessons: readonly LessonId[] }[] = [
  { id: 'moves', lessons: ['step', 'jump', 'hop', 'long-hop', 'one-or-other', 'false-jump'] },
  { id: 'yards', lessons: ['yard', 'leave', 'squatter'] },
  {
    id: 'play',
    lessons: ['ladder', 'rung', 'scout', 'pair', 'patience', 'highway', 'wall', 'packing'],
  },
];

export type ChapterId = 'moves' | 'yards' | 'play';
