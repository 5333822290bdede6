import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { GameId, Instant, Person, SeatName } from '../identity.ts';

/** `table`: everybody at the table and the onlookers. `team`: partners only. */
export const CHANNELS = ['table', 'team'] as const;
export const Channel = Type.Enum(CHANNELS);

/** One line of chat: up to 200 characters, none of them a control character or a line break. */
export const TalkText = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+$',
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
