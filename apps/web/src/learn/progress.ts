import { readStored } from '../storage/browser-storage.ts';
import { keep } from '../storage/keep.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

const STORAGE_KEY = 'halma.learn';

/** Returns the lessons completed on this device. */
export function completedLessons(): Set<LessonId> {
  const stored = readStored(STORAGE_KEY);
  return new Set(Array.isArray(stored) ? LESSON_IDS.filter((id) => stored.includes(id)) : []);
}

/** Records that a lesson has been completed. */
export function storeLessonDone(id: LessonId): void {
  keep(STORAGE_KEY, [...completedLessons().add(id)]);
}

/** Returns the first lesson that is not completed, or the very first lesson if all are completed. */
export function nextLesson(done: ReadonlySet<LessonId>): LessonId {
  return LESSON_IDS.find((id) => !done.has(id)) ?? LESSON_IDS[0];
}
