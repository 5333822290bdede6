import Type, { type Static } from 'typebox';
import { ChatChannel, ChatText } from '../chat/chat.ts';
import { COMMANDS, type Command, type CommandName } from '../game/command.ts';
import { EventNumber } from '../game/game-view.ts';
import { CommandId, OnlineGameId } from '../identifiers.ts';
import { messageSchema } from '../message-schema.ts';
import { PairingTerms } from '../setup/game-setup.ts';
import { descriptionOf, strictObject } from '../strict-object.ts';

const commandMessage = <const Name extends CommandName>(name: Name) =>
  strictObject(
    { say: Type.Literal('command'), id: CommandId, game: OnlineGameId, command: COMMANDS[name] },
    { description: descriptionOf(COMMANDS[name]) },
  );

/** An id that a client may choose, so that a refusal can name the message. */
const MessageId = Type.Optional(CommandId);

/** The messages that clients send over the socket, except commands. */
export const CLIENT_MESSAGES = {
  watch: messageSchema(
    'watch',
    'Follow a game. If `after` is the number of the last event that the client knows, the server sends only later ones; -1 means that it knows none, and 0 that it knows the first. `talkAfter` does the same for chat lines.',
    {
      id: MessageId,
      game: OnlineGameId,
      after: Type.Optional(EventNumber),
      talkAfter: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    },
  ),
  unwatch: messageSchema('unwatch', 'Stop following a game.', { id: MessageId, game: OnlineGameId }),
  talk: messageSchema(
    'talk',
    'Send a chat message. While a listed game is in progress, spectators write in the channel `spectators`, which its players can read once it has ended.',
    {
      id: CommandId,
      game: OnlineGameId,
      channel: ChatChannel,
      text: ChatText,
    },
  ),
  lobby: messageSchema('lobby', 'Start or stop following the lobby.', {
    id: MessageId,
    on: Type.Boolean(),
  }),
  pair: messageSchema(
    'pair',
    'Wait for an opponent of about the same strength for a real-time two-player game. The socket must stay open. If the socket breaks, sending the same `id` within a minute keeps the waiting time. A person can wait for only one game at a time.',
    { id: CommandId, terms: PairingTerms },
  ),
  unpair: messageSchema('unpair', 'Stop waiting for an opponent.', { id: CommandId }),
  ping: messageSchema(
    'ping',
    'Check that the connection still works. The server answers with `pong`. For clients that cannot see the pings of the WebSocket protocol, such as web pages.',
    {},
  ),
} as const;

/** The messages that contain commands, each with the id that makes it safe to send twice. */
export const COMMAND_MESSAGES = Object.fromEntries(
  (Object.keys(COMMANDS) as CommandName[]).map((name) => [name, commandMessage(name)]),
) as { readonly [Name in CommandName]: ReturnType<typeof commandMessage<Name>> };

export type ClientMessage =
  | {
      readonly [Say in keyof typeof CLIENT_MESSAGES]: Static<(typeof CLIENT_MESSAGES)[Say]>;
    }[keyof typeof CLIENT_MESSAGES]
  | CommandMessage;

/** A command, with the id that ensures that the server carries it out only once. */
export interface CommandMessage {
  readonly say: 'command';
  readonly id: CommandId;
  readonly game: OnlineGameId;
  readonly command: Command;
}

/** The maximum size of a client's message, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;
