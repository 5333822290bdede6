import { readStored, store } from '../storage/browser-storage.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

const STORED = 'halma.learn';

/** Returns the lessons done on this device. */
export function completedLessons(): Set<LessonId> {
  const stored = readStored(STORED);
  return new Set(Array.isArray(stored) ? LESSON_IDS.filter((id) => stored.includes(id)) : []);
}

/** Records that a lesson is done. */
export function storeLessonDone(id: LessonId): void {
  store(STORED, [...completedLessons().add(id)]);
}

/** Returns the first lesson that is not done, or the first of all. */
export function nextLesson(done: ReadonlySet<LessonId>): LessonId {
  return LESSON_IDS.find((id) => !done.has(id)) ?? LESSON_IDS[0];
}
