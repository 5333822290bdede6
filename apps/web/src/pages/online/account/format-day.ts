import { language } from '../../../locale/language.ts';

/**
 * Returns the date of an instant in the language of the page.
 *
 * @param instant milliseconds since 1970
 */
export function formatDay(instant: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    instant,
  );
}
