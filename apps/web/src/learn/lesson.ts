import type { Exercise } from './exercise.ts';

/** A lesson: a small board with one task. */
export interface Lesson extends Exercise {
  readonly id: LessonId;
}

/** The ids of the lessons, in order. An id is the last part of the lesson's URL. */
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
  'star-step',
  'star-hop',
  'star-point',
  'marked-corner',
  'color-rung',
  'edge-step',
  'edge-hop',
  'cetro-jump',
  'cetro-back',
] as const;

export type LessonId = (typeof LESSON_IDS)[number];

/** The chapters of the course: the moves, the camps, how to win races, the star, and other games. */
export const CHAPTERS: readonly { readonly id: ChapterId; readonly lessons: readonly LessonId[] }[] = [
  { id: 'moves', lessons: ['step', 'jump', 'hop', 'long-hop', 'one-or-other', 'false-jump'] },
  { id: 'yards', lessons: ['yard', 'leave', 'squatter'] },
  {
    id: 'play',
    lessons: ['ladder', 'rung', 'scout', 'pair', 'patience', 'highway', 'wall', 'packing'],
  },
  { id: 'star', lessons: ['star-step', 'star-hop', 'star-point'] },
  {
    id: 'others',
    lessons: ['marked-corner', 'color-rung', 'edge-step', 'edge-hop', 'cetro-jump', 'cetro-back'],
  },
];

export type ChapterId = 'moves' | 'yards' | 'play' | 'star' | 'others';
