import Type, { type Static } from 'typebox';
import { MoveText, Ply } from '../game/command.ts';
import { bySeat, Milliseconds, OnlineGameId, Person, SeatName, Timestamp } from '../identifiers.ts';
import { messageSchema } from '../message-schema.ts';
import { ChallengeId, ChallengeNote, FIRST_MOVERS } from '../people/challenge.ts';
import { ClockSetting } from '../setup/clock.ts';
import { GameSetup, RulesSelection } from '../setup/game-setup.ts';
import { SeriesSetup } from '../setup/series.ts';
import { SERVER_MESSAGES } from '../socket/server-message.ts';

const gameLine = { game: OnlineGameId, seat: SeatName };

/** The lines of a program's stream. */
export const STREAM_LINES = {
  running: messageSchema('running', 'The first line: the games of this program that are in progress.', {
    games: Type.Array(OnlineGameId),
  }),
  turn: messageSchema(
    'turn',
    'It is this program’s turn. `seq` is the number of the event that began the turn, so use `<game>-<seq>` as the id of the command that answers it; it stays the same however often the line is sent. `left` is the time that each seat had at the start of the turn, `dueIn` the time until the deadline, and `moves`, if requested with `moves=yes`, all legal moves.',
    {
      ...gameLine,
      seq: Type.Integer({ minimum: 0 }),
      ply: Ply,
      position: Type.String({ maxLength: 400 }),
      rules: RulesSelection,
      clock: ClockSetting,
      left: Type.Optional(bySeat(Milliseconds)),
      dueIn: Type.Optional(Milliseconds),
      moves: Type.Optional(Type.Array(MoveText)),
    },
  ),
  ready: messageSchema(
    'ready',
    'All seats of a game are taken, and it is waiting for this program’s `ready`.',
    gameLine,
  ),
  started: messageSchema('started', 'A game of this program has started.', {
    ...gameLine,
    rules: RulesSelection,
    clock: ClockSetting,
  }),
  over: messageSchema(
    'over',
    'A game of this program is over or, if `termination` is absent, was aborted. If `next` is present, its series continues once both players have offered the next game with the `rematch` command. After `running`, a stream lists the games that have ended since the last stream, at most the latest fifty from the last day; it can repeat some.',
    {
      ...gameLine,
      result: Type.String({ maxLength: 40 }),
      termination: Type.Optional(Type.String({ maxLength: 40 })),
      next: Type.Optional(Type.Literal(true)),
    },
  ),
  challenge: messageSchema(
    'challenge',
    'A person challenges this program. Sent only if the token has the `challenges` scope.',
    {
      challenge: ChallengeId,
      by: Person,
      plan: GameSetup,
      begins: Type.Enum(FIRST_MOVERS),
      note: Type.Optional(ChallengeNote),
      series: Type.Optional(SeriesSetup),
      until: Timestamp,
    },
  ),
  'challenge-gone': messageSchema(
    'challenge-gone',
    'A challenge is no longer open: it was accepted, declined or withdrawn, or has expired.',
    { challenge: ChallengeId },
  ),
  stopping: SERVER_MESSAGES.stopping,
  ended: messageSchema(
    'ended',
    'The last line: a newer stream with the same token has replaced this one, or the token is no longer valid. Do not connect again.',
    { why: Type.Enum(['replaced', 'token-ended']) },
  ),
} as const;

export type StreamLine = {
  readonly [Say in keyof typeof STREAM_LINES]: Static<(typeof STREAM_LINES)[Say]>;
}[keyof typeof STREAM_LINES];

/** Any line of a program's stream. */
export const StreamLine = Type.Unsafe<StreamLine>(Type.Union(Object.values(STREAM_LINES)));

/** The lines of the stream of one game. They have the same names as on the socket. */
export const GAME_STREAM_LINES = {
  game: SERVER_MESSAGES.game,
  update: SERVER_MESSAGES.update,
  stopping: STREAM_LINES.stopping,
  ended: STREAM_LINES.ended,
} as const;

/** Any line of the stream of one game. */
export const GameStreamLine = Type.Union(Object.values(GAME_STREAM_LINES));

/** The interval at which the server sends an empty line on every stream, in milliseconds. */
export const EMPTY_LINE_INTERVAL_MS = 7000;
