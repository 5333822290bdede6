import { language } from '../locale/language.ts';

/**
 * Returns the time of day of an instant in the page's language.
 *
 * @param instant milliseconds since 1970
 */
export function formatTime(instant: number): string {
  return new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' }).format(instant);
}
