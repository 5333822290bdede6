import Type, { type Static } from 'typebox';
import { ChatId, CommandId, OnlineGameId, Person, SeatName, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { VISIBLE_LINE } from '../visible-line.ts';

/**
 * `table`: all players and spectators. `team`: partners only. `spectators`: spectators only, until the game has ended.
 */
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
  /** Increases within a game. A reader may see gaps. */
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

/**
 * A message from a game or a tournament that moderators read with a report. All messages of a tournament have the
 * channel `table`.
 */
export const ReportedMessage = strictObject({ ...ChatMessage.properties, game: ChatId });

/** A message in the chat of a tournament. */
export const TournamentMessage = strictObject({
  /** Increases within a tournament. A reader may see gaps. */
  line: ChatMessage.properties.line,
  at: Timestamp,
  person: Person,
  text: ChatText,
});
export type TournamentMessage = Static<typeof TournamentMessage>;

/** The maximum number of messages kept for a tournament. */
export const MAX_TOURNAMENT_MESSAGES = 300;

/** Selects the messages after a line. */
export const TournamentMessagesQuery = strictObject({
  after: Type.Optional(Type.String({ pattern: '^\\d{1,12}$', maxLength: 12 })),
});

/**
 * Messages from a tournament, in order. `line` is the line number of the latest message, even if the caller has blocked
 * its author.
 */
export const TournamentMessages = strictObject({
  messages: Type.Array(TournamentMessage, { maxItems: MAX_TOURNAMENT_MESSAGES }),
  line: Type.Integer({ minimum: 0 }),
});
export type TournamentMessages = Static<typeof TournamentMessages>;

/** A message to send to the chat of a tournament, with the id that makes it safe to send twice. */
export const NewTournamentMessage = strictObject({ id: CommandId, text: ChatText });
