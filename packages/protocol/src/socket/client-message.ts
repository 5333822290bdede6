import Type, { type Static, type TProperties } from 'typebox';
import { descriptionOf, exact } from '../exact.ts';
import { CommandId, GameId } from '../identity.ts';
import { COMMANDS, type Command, type CommandName } from '../play/command.ts';
import { Seq } from '../play/game-view.ts';
import { Channel, TalkText } from '../talk/talk.ts';

const message = <const Say extends string, const More extends TProperties>(
  say: Say,
  description: string,
  more: More,
) => exact({ say: Type.Literal(say), ...more }, { description });

const commandMessage = <const Name extends CommandName>(name: Name) =>
  exact(
    { say: Type.Literal('command'), id: CommandId, game: GameId, command: COMMANDS[name] },
    { description: descriptionOf(COMMANDS[name]) },
  );

/** What a client says over the socket, apart from commands. */
export const CLIENT_MESSAGES = {
  watch: message(
    'watch',
    'Follow a game. With `after`, the number of the last event known, only what came later is sent.',
    { game: GameId, after: Type.Optional(Seq), talkAfter: Type.Optional(Type.Integer({ minimum: 0 })) },
  ),
  unwatch: message('unwatch', 'Follow a game no longer.', { game: GameId }),
  talk: message('talk', 'Say something at a table.', {
    id: CommandId,
    game: GameId,
    channel: Channel,
    text: TalkText,
  }),
  lobby: message('lobby', 'Be told of the tables that wait for people, or no longer.', {
    on: Type.Boolean(),
  }),
} as const;

/** The commands at a table, each as a message with the id that makes sending it twice harmless. */
export const COMMAND_MESSAGES = Object.fromEntries(
  (Object.keys(COMMANDS) as CommandName[]).map((name) => [name, commandMessage(name)]),
) as { readonly [Name in CommandName]: ReturnType<typeof commandMessage<Name>> };

export type ClientMessage =
  | {
      readonly [Say in keyof typeof CLIENT_MESSAGES]: Static<(typeof CLIENT_MESSAGES)[Say]>;
    }[keyof typeof CLIENT_MESSAGES]
  | CommandMessage;

/** A command with the id under which it is carried out once. */
export interface CommandMessage {
  readonly say: 'command';
  readonly id: CommandId;
  readonly game: GameId;
  readonly command: Command;
}

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;
