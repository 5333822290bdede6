import Type, { type Static } from 'typebox';
import { OnlineGameId, Person, SeatName, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { VISIBLE_LINE } from '../visible-line.ts';

/** `table`: all players and spectators. `team`: partners only. `spectators`: spectators only, until the game has ended. */
export const CHAT_CHANNELS = ['table', 'team', 'spectators'] as const;
export const ChatChannel = Type.Enum(CHAT_CHANNELS);

/** One chat message: up to 200 characters without control characters, line breaks or direction marks. */
export const ChatText = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: VISIBLE_LINE,
});

/** A message as the server stored it. */
export const ChatMessage = strictObject({
  /** Increases within a game. A reader may not see all numbers. */
  line: Type.Integer({ minimum: 1 }),
  game: OnlineGameId,
  at: Timestamp,
  person: Person,
  /** Absent for a spectator. */
  seat: Type.Optional(SeatName),
  channel: ChatChannel,
  text: ChatText,
});
export type ChatMessage = Static<typeof ChatMessage>;
