import { TERMINATIONS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { OnlineGameId, PersonId, SeatName, Timestamp } from '../identifiers.ts';
import { ClockSetting } from '../setup/clock.ts';
import { RulesSelection } from '../setup/game-setup.ts';
import { EngineLevel } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';

/**
 * The share of a side that is alone in first place. With two, three, four or six sides, all shares are whole numbers in
 * any tie.
 */
export const FULL_SHARE = 60;

/** A seat of a game that has ended. The person and the level are absent if the seat was open. */
export const SeatFacts = strictObject({
  seat: SeatName,
  person: Type.Optional(PersonId),
  level: Type.Optional(EngineLevel),
  /** The place in turn order, starting at 1. */
  turnPosition: Type.Integer({ minimum: 1, maximum: 6 }),
  turns: Type.Integer({ minimum: 0 }),
  /** 1 + the number of sides ahead. Absent if the game was aborted. */
  place: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  /**
   * The share of the other sides that this side finished ahead of, from 0 to 60; a tie counts half. Absent if
   * `place` is absent.
   */
  share: Type.Optional(Type.Integer({ minimum: 0, maximum: FULL_SHARE })),
  /** The reason why the seat was eliminated, and the ply. */
  out: Type.Optional(
    strictObject({
      why: Type.Enum(['resignation', 'time', 'abandoned']),
      ply: Type.Integer({ minimum: 0 }),
      /** Present if the organiser of the tournament forfeited the game for the player, or removed them. */
      forfeited: Type.Optional(Type.Literal(true)),
    }),
  ),
  /**
   * The number of jumps in the longest hop, and the number of its move in the game, starting at 1. Absent if no hop has
   * two jumps, and in facts written by earlier versions.
   */
  longestHop: Type.Optional(
    strictObject({ jumps: Type.Integer({ minimum: 2 }), ply: Type.Integer({ minimum: 1 }) }),
  ),
});

/**
 * The facts that the journal stores about a game that has ended, so that ratings, tournaments and statistics need not
 * read its log. They contain the ids of people, but no names. Stored facts keep their shape forever: new fields must be
 * optional.
 */
export const GameFacts = strictObject({
  game: OnlineGameId,
  startedAt: Timestamp,
  endedAt: Timestamp,
  rules: RulesSelection,
  clock: ClockSetting,
  listed: Type.Boolean(),
  /** Present if the game was created as a rated game. */
  rated: Type.Optional(Type.Literal(true)),
  /** The seats of each side. */
  sides: Type.Array(Type.Array(SeatName, { maxItems: 6 }), { maxItems: 6 }),
  /** The seats in turn order, from the one that moved first. */
  seats: Type.Array(SeatFacts, { maxItems: 6 }),
  plies: Type.Integer({ minimum: 0 }),
  /** Absent if the game was aborted. */
  termination: Type.Optional(Type.Enum(TERMINATIONS)),
  /** Equal for two games whose first 20 moves are the same, or that are shorter and identical. */
  opening: Type.String({ maxLength: 16 }),
});
export type GameFacts = Static<typeof GameFacts>;
export type SeatFacts = Static<typeof SeatFacts>;
