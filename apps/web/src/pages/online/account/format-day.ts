import { language } from '../../../locale/language.ts';

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
