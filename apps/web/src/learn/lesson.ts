import type { RulesChoice } from '@halma/rules';

/**
 * What a lesson asks for.
 * - `stand`: men of the reader stand on all these squares.
 * - `home`: the far yard is filled as the rules ask.
 * - `hold`: no move of the rival brings a man nearer to his goal by more than so many squares.
 * - `leave`: a man has come out of the reader's own yard.
 */
export type Goal =
  | { readonly kind: 'stand'; readonly squares: readonly string[] }
  | { readonly kind: 'home' }
  | { readonly kind: 'hold'; readonly most: number }
  | { readonly kind: 'leave' };

/** One small board that asks for one thing. */
export interface Lesson {
  readonly id: LessonId;
  readonly rules: RulesChoice;
  /** In HFN. The reader has seat A. */
  readonly position: string;
  readonly goal: Goal;
  /** Moves in which it can be done, and no fewer. */
  readonly moves: number;
  readonly solution: readonly string[];
}

/** The lessons by the last part of their address, in their order. */
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

/** The parts of the course: the rules, the yards, and how to be quick. */
export const CHAPTERS: readonly { readonly id: ChapterId; readonly lessons: readonly LessonId[] }[] = [
  { id: 'moves', lessons: ['step', 'jump', 'hop', 'long-hop', 'one-or-other', 'false-jump'] },
  { id: 'yards', lessons: ['yard', 'leave', 'squatter'] },
  {
    id: 'play',
    lessons: ['ladder', 'rung', 'scout', 'pair', 'patience', 'highway', 'wall', 'packing'],
  },
];

export type ChapterId = 'moves' | 'yards' | 'play';
