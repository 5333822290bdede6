import { readStored, store } from '../site/storage.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

const STORED = 'halma.learn';

/** The lessons done on this device. */
export function lessonsDone(): Set<LessonId> {
  const stored = readStored(STORED);
  return new Set(Array.isArray(stored) ? LESSON_IDS.filter((id) => stored.includes(id)) : []);
}

/** Keeps that a lesson is done. */
export function keepDone(id: LessonId): void {
  store(STORED, [...lessonsDone().add(id)]);
}

/** The lesson to go on with: the first that is not done, or the first of all. */
export function nextLesson(done: ReadonlySet<LessonId>): LessonId {
  return LESSON_IDS.find((id) => !done.has(id)) ?? LESSON_IDS[0];
}
