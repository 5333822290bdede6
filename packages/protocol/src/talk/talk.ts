import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { GameId, Instant, Person, SeatName } from '../identity.ts';

/** `table`: everybody at the table and the onlookers. `team`: partners only. */
export const CHANNELS = ['table', 'team'] as const;
export const Channel = Type.Enum(CHANNELS);

/** Marks that turn the direction of a line round, and signs that nobody sees; those that join letters and emoji are neither. */
const UNSEEN = '\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB';

/** One line of chat: up to 200 characters, none of them a control character, a line break or a mark of direction. */
export const TalkText = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: `^[^\\p{Cc}\\p{Zl}\\p{Zp}${UNSEEN}]+$`,
});

/** A line as it was said. */
export const TalkLine = exact({
  /** Counts up within a game; some numbers are not for everybody. */
  line: Type.Integer({ minimum: 1 }),
  game: GameId,
  at: Instant,
  person: Person,
  /** Absent for an onlooker. */
  seat: Type.Optional(SeatName),
  channel: Channel,
  text: TalkText,
});
export type TalkLine = Static<typeof TalkLine>;
