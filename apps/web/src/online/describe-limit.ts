import { onlineStrings } from '@halma/locales/online';
import type { Limit } from '@halma/protocol';
import { language } from '../locale/language.ts';

/** Describes a limit that a moderator has set: what the player may not do, until when, and why. */
export function describeLimit({ kind, until, reason }: Limit): string {
  const strings = onlineStrings().limits;
  const end = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(until);
  return reason === '' ? strings[kind](end) : `${strings[kind](end)} ${strings.reason(reason)}`;
}
