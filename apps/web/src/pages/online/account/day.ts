import { language } from '../../../locale/language.ts';

/** The day of an instant (milliseconds since 1970), in the language of the page. */
export function dayOf(instant: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    instant,
  );
}
