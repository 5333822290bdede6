import Type, { type Static } from 'typebox';
import { ChatMessage } from '../chat/chat.ts';
import { EventNumber, GameUpdate, GameView } from '../game/game-view.ts';
import { bySeat, CommandId, Milliseconds, OnlineGameId, Person, Timestamp } from '../identifiers.ts';
import { messageSchema } from '../message-schema.ts';
import { Refusal } from '../refusal.ts';
import { Seek } from '../seek.ts';
import { PairingTerms } from '../setup/game-setup.ts';
import { strictObject } from '../strict-object.ts';

/** The number of a change in the lobby on one server. */
const LobbyNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The messages that the server sends over the socket. */
export const SERVER_MESSAGES = {
  welcome: messageSchema(
    'welcome',
    'The first message: the person to whom this socket belongs, and the server’s time.',
    {
      person: Person,
      now: Timestamp,
    },
  ),
  game: messageSchema(
    'game',
    'A whole game: the response to `watch` without `after`, with a number that the game has not reached, or with one that is hundreds of events old.',
    {
      view: GameView,
    },
  ),
  update: messageSchema(
    'update',
    'The events after the last one sent, in order and without gaps; or, if the client has all of these events, the names of `people`, which may have changed.',
    {
      update: GameUpdate,
    },
  ),
  done: messageSchema(
    'done',
    'The command or chat message is committed. `seq` is the number of its event or chat line.',
    {
      id: CommandId,
      game: OnlineGameId,
      seq: EventNumber,
    },
  ),
  refused: messageSchema(
    'refused',
    'The server refuses the message that has this `id` or, if it has none, is about this `game`. Both are absent only if the message had neither, or was not JSON.',
    {
      id: Type.Optional(CommandId),
      game: Type.Optional(OnlineGameId),
      refusal: Refusal,
    },
  ),
  talk: messageSchema('talk', 'Chat messages that this person may read.', {
    game: OnlineGameId,
    lines: Type.Array(ChatMessage),
  }),
  here: messageSchema('here', 'Presence: which players are connected, and the number of spectators.', {
    game: OnlineGameId,
    seats: bySeat(Type.Boolean()),
    onlookers: Type.Integer({ minimum: 0 }),
  }),
  lobby: messageSchema(
    'lobby',
    'The latest seeks: listed games that are waiting for players, oldest first, without those that this person could not join because of a block. `seq` is the number of the last change included.',
    {
      seq: LobbyNumber,
      tables: Type.Array(Seek),
    },
  ),
  'lobby-update': messageSchema(
    'lobby-update',
    'A change in the lobby: the seeks that are new or have changed, and the games that are no longer seeks. If `seq` is not one more than the previous number, send `lobby` again.',
    {
      seq: LobbyNumber,
      tables: Type.Array(Seek),
      gone: Type.Array(OnlineGameId),
    },
  ),
  'lobby-waiting': messageSchema(
    'lobby-waiting',
    'The number of people who are waiting after `pair`, by terms. Terms for which no one is waiting are absent.',
    {
      counts: Type.Array(strictObject({ terms: PairingTerms, people: Type.Integer({ minimum: 1 }) })),
    },
  ),
  pairing: messageSchema(
    'pairing',
    'The person is waiting for an opponent. `people` is the number of people waiting for the same game, this person included; `range` is the largest difference allowed between the ratings, which grows with the waiting time.',
    {
      id: CommandId,
      people: Type.Integer({ minimum: 1 }),
      range: Type.Integer({ minimum: 0 }),
    },
  ),
  paired: messageSchema('paired', 'An opponent was found, and the game has started.', {
    id: CommandId,
    game: OnlineGameId,
  }),
  unpaired: messageSchema(
    'unpaired',
    'The person is no longer waiting, because another of their sockets is waiting now, or for the reason in `refusal`.',
    { id: CommandId, refusal: Type.Optional(Refusal) },
  ),
  notices: messageSchema(
    'notices',
    'The notifications or the challenges of this person have changed. Request them over HTTP.',
    {},
  ),
  pong: messageSchema('pong', 'The response to `ping`.', {}),
  stopping: messageSchema(
    'stopping',
    'This server is stopping. Connect again after this delay; no game is lost.',
    {
      after: Milliseconds,
    },
  ),
} as const;

export type ServerMessage = {
  readonly [Say in keyof typeof SERVER_MESSAGES]: Static<(typeof SERVER_MESSAGES)[Say]>;
}[keyof typeof SERVER_MESSAGES];
