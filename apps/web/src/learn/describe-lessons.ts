import type { LearnStrings } from '@halma/locales/learn';
import type { PageDescription } from '../navigation/describe-page.ts';
import type { LessonId } from './lesson.ts';

/**
 * Describes a lesson’s page or, if no id is given, the list of lessons. The description is for the page
 * itself and for links to it.
 */
export function describeLessons({ title, lead, lessons }: LearnStrings, id?: LessonId): PageDescription {
  return id === undefined
    ? { title, description: lead }
    : { title: lessons[id].title, description: lessons[id].about };
}
