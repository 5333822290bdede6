import { language } from '../../../locale/language.ts';

/**
 * Formats the date and time of an instant in the page's language and the reader's time zone.
 *
 * @param instant milliseconds since 1970
 */
export function formatDayAndTime(instant: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}

/**
 * Formats the date of an instant in the page's language.
 *
 * @param instant milliseconds since 1970
 */
export function formatDay(instant: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    instant,
  );
}
