import Type, { type Static, type TProperties } from 'typebox';
import { exact } from '../exact.ts';
import { bySeat, CommandId, GameId, Instant, Milliseconds, Person } from '../identity.ts';
import { LobbyTable } from '../lobby.ts';
import { GameUpdate, GameView, Seq } from '../play/game-view.ts';
import { Refusal } from '../refusal.ts';
import { TalkLine } from '../talk/talk.ts';

const message = <const Say extends string, const More extends TProperties>(
  say: Say,
  description: string,
  more: More,
) => exact({ say: Type.Literal(say), ...more }, { description });

/** What the server says over the socket. */
export const SERVER_MESSAGES = {
  welcome: message('welcome', 'The first message: who this socket speaks for, and the server’s time.', {
    person: Person,
    now: Instant,
  }),
  game: message(
    'game',
    'The whole of a game: the answer to `watch` when nothing of it was known, or too little.',
    {
      view: GameView,
    },
  ),
  update: message('update', 'What came after the last event sent, in order and without gaps.', {
    update: GameUpdate,
  }),
  done: message('done', 'The command is committed; `seq` is its event’s number, or the line’s.', {
    id: CommandId,
    game: GameId,
    seq: Seq,
  }),
  refused: message(
    'refused',
    'The command, or the message, is refused; `id` is absent where none could be read.',
    {
      id: Type.Optional(CommandId),
      game: Type.Optional(GameId),
      refusal: Refusal,
    },
  ),
  talk: message('talk', 'Lines of chat this person may read.', { game: GameId, lines: Type.Array(TalkLine) }),
  here: message('here', 'Which seats’ people are connected, and how many onlookers there are.', {
    game: GameId,
    seats: bySeat(Type.Boolean()),
    onlookers: Type.Integer({ minimum: 0 }),
  }),
  lobby: message('lobby', 'All tables that wait for people.', { tables: Type.Array(LobbyTable) }),
  stopping: message('stopping', 'This server stops. Connect again after so long; every game is kept.', {
    after: Milliseconds,
  }),
} as const;

export type ServerMessage = {
  readonly [Say in keyof typeof SERVER_MESSAGES]: Static<(typeof SERVER_MESSAGES)[Say]>;
}[keyof typeof SERVER_MESSAGES];
