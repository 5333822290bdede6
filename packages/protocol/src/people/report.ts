import Type, { type Static } from 'typebox';
import { ChatText } from '../chat/chat.ts';
import { PersonId } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;

/** A report to the moderators about a person's behaviour in a game or in the chat of a tournament. */
export const Report = strictObject({
  person: PersonId,
  reason: Type.Enum(REPORT_REASONS),
  text: Type.Optional(ChatText),
});
export type Report = Static<typeof Report>;

/** The maximum number of characters in the text of a report that its author has added to. */
export const MAX_REPORT_TEXT_LENGTH = 1000;
