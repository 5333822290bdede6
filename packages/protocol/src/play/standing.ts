import { TERMINATIONS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { bySeat, GameId, Instant, Milliseconds, SeatName } from '../identity.ts';
import { Holder } from '../table/seat-plan.ts';
import { MoveText, Ply } from './command.ts';

/** `waiting` for people, `readying` (three seats or more), `playing`, `over`, or `aborted`. */
export const PHASES = ['waiting', 'readying', 'playing', 'over', 'aborted'] as const;

const seatsOf = Type.Array(SeatName, { maxItems: 6 });

/** Where a game stands apart from the men on the board. Small: it comes with every update and replaces the one before. */
export const Standing = exact({
  phase: Type.Enum(PHASES),
  seats: bySeat(Holder),
  ready: seatsOf,
  first: Type.Optional(SeatName),
  /** While the game is played. */
  toMove: Type.Optional(SeatName),
  ply: Ply,
  /** With a real-time clock, what each seat had left when the running turn began. */
  left: Type.Optional(bySeat(Milliseconds)),
  /** When the running turn began. */
  turnBegan: Type.Optional(Instant),
  /** When the running turn must be made at the latest, as the clock stands. */
  dueBy: Type.Optional(Instant),
  /** The seats that agree to a draw so far. */
  drawOffered: seatsOf,
  takeBack: Type.Optional(exact({ to: Ply, agreed: seatsOf })),
  rematch: seatsOf,
  /** The game that follows this one. */
  next: Type.Optional(GameId),
  /** As records write it, `A>C`, `A=C` or `*`. */
  result: Type.String({ maxLength: 40 }),
  termination: Type.Optional(Type.Enum(TERMINATIONS)),
});
export type Standing = Static<typeof Standing>;

/** What has happened on the board, in order: turns, and seats that went out between them. */
export const ScoreEntry = Type.Union([
  exact({ move: MoveText }),
  exact({ out: SeatName, why: Type.Enum(['resignation', 'time', 'abandoned']) }),
]);
export type ScoreEntry = Static<typeof ScoreEntry>;
