import { TERMINATIONS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { bySeat, Milliseconds, OnlineGameId, SeatName, Timestamp } from '../identifiers.ts';
import { SeatHolder } from '../setup/seat-setup.ts';
import { SeriesStatus } from '../setup/series.ts';
import { strictObject } from '../strict-object.ts';
import { MoveText, Ply } from './command.ts';

/** `waiting` for players, `readying` until all players are ready, `playing`, `over`, or `aborted`. */
export const PHASES = ['waiting', 'readying', 'playing', 'over', 'aborted'] as const;

const SeatList = Type.Array(SeatName, { maxItems: 6 });

/** The state of a game, except the position. It is small, so every update contains all of it. */
export const GameStatus = strictObject({
  phase: Type.Enum(PHASES),
  seats: bySeat(SeatHolder),
  ready: SeatList,
  first: Type.Optional(SeatName),
  /** Present while the game is in progress. */
  toMove: Type.Optional(SeatName),
  ply: Ply,
  /** With a real-time clock, the time that each seat had left when the current move started. */
  left: Type.Optional(bySeat(Milliseconds)),
  /** The start of the current move. */
  turnBegan: Type.Optional(Timestamp),
  /** The deadline of the current move. Absent if the reader sees the game with a delay and the move has been made. */
  dueBy: Type.Optional(Timestamp),
  /** The seats that have agreed to a draw so far. */
  drawOffered: SeatList,
  takeBack: Type.Optional(strictObject({ to: Ply, agreed: SeatList })),
  rematch: SeatList,
  /** The rematch of this game, or the next game of its series. */
  next: Type.Optional(OnlineGameId),
  /** As written in records: `A>C`, `A=C` or `*`. */
  result: Type.String({ maxLength: 40 }),
  termination: Type.Optional(Type.Enum(TERMINATIONS)),
  /** The series to which the game belongs. */
  series: Type.Optional(SeriesStatus),
});
export type GameStatus = Static<typeof GameStatus>;

/**
 * One entry in the history of a game: a move, or a seat that was eliminated. `forfeited` is present if the organiser of
 * the tournament decided that; `why` is then `resignation`.
 */
export const HistoryEntry = Type.Union([
  strictObject({ move: MoveText }),
  strictObject({
    out: SeatName,
    why: Type.Enum(['resignation', 'time', 'abandoned']),
    forfeited: Type.Optional(Type.Literal(true)),
  }),
]);
export type HistoryEntry = Static<typeof HistoryEntry>;
