import { TERMINATIONS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { OnlineGameId, PersonId, SeatName, Timestamp } from '../identifiers.ts';
import { ClockSetting } from '../setup/clock.ts';
import { RulesSelection } from '../setup/game-setup.ts';
import { EngineLevel } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';

/**
 * The largest share of a game: the share of the side in first place. Every tie of up to six sides has a whole share of
 * it.
 */
export const FULL_SHARE = 60;

/** A seat of a game that has ended. The person and the level are absent if the seat was open. */
export const SeatFacts = strictObject({
  seat: SeatName,
  person: Type.Optional(PersonId),
  level: Type.Optional(EngineLevel),
  /** The place in turn order, from 1 on. */
  turnPosition: Type.Integer({ minimum: 1, maximum: 6 }),
  turns: Type.Integer({ minimum: 0 }),
  /** 1 + the number of sides ahead. Absent if the game was aborted. */
  place: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  /** The part of the other sides that this side left behind, from 0 to 60; a tie counts half. Absent like the place. */
  share: Type.Optional(Type.Integer({ minimum: 0, maximum: FULL_SHARE })),
  /** Why and at which ply the seat was eliminated. */
  out: Type.Optional(
    strictObject({
      why: Type.Enum(['resignation', 'time', 'abandoned']),
      ply: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** The number of jumps in the longest hop, and the number of its move in the game, from 1. Absent without a hop of two jumps, and in facts that earlier versions wrote. */
  longestHop: Type.Optional(
    strictObject({ jumps: Type.Integer({ minimum: 2 }), ply: Type.Integer({ minimum: 1 }) }),
  ),
});

/**
 * The facts that the journal keeps of a game that has ended, so that ratings, tournaments and statistics need not read
 * its log. It has the ids of people, and no names. Stored facts keep their shape forever: new fields must be optional.
 */
export const GameFacts = strictObject({
  game: OnlineGameId,
  startedAt: Timestamp,
  endedAt: Timestamp,
  rules: RulesSelection,
  clock: ClockSetting,
  listed: Type.Boolean(),
  /** Present if the game was set as rated. */
  rated: Type.Optional(Type.Literal(true)),
  /** The seats of each side. */
  sides: Type.Array(Type.Array(SeatName, { maxItems: 6 }), { maxItems: 6 }),
  /** The seats in turn order, from the one that moved first. */
  seats: Type.Array(SeatFacts, { maxItems: 6 }),
  plies: Type.Integer({ minimum: 0 }),
  /** Absent if the game was aborted. */
  termination: Type.Optional(Type.Enum(TERMINATIONS)),
  /** Equal for two games with the same first 20 moves, or with fewer moves that are the same. */
  opening: Type.String({ maxLength: 16 }),
});
export type GameFacts = Static<typeof GameFacts>;
export type SeatFacts = Static<typeof SeatFacts>;
