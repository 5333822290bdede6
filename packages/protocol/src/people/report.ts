import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { PersonId } from '../identity.ts';
import { TalkText } from '../talk/talk.ts';

export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;

/** Somebody's behaviour at a table, brought to the host's notice. */
export const Report = exact({
  person: PersonId,
  reason: Type.Enum(REPORT_REASONS),
  text: Type.Optional(TalkText),
});
export type Report = Static<typeof Report>;
