import Type, { type Static } from 'typebox';
import { bySeat } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/** The numbers of games that a series can have: even ones, so that both players move first equally often. */
export const SERIES_LENGTHS = [2, 4, 6, 8, 10] as const;

const series = {
  games: Type.Enum(SERIES_LENGTHS),
  /** Present if all games are played. Otherwise the series ends when one player has more than half of the points. */
  playsAll: Type.Optional(Type.Literal(true)),
};

/** A series of games between two players. A win is worth one point, a draw half a point. */
export const SeriesSetup = strictObject(series);
export type SeriesSetup = Static<typeof SeriesSetup>;

/** Points, counted in halves: 2 for a win, 1 for a draw. */
const HalfPoints = Type.Integer({ minimum: 0, maximum: 20 });

/** The place of a game in a series. */
export const SeriesGame = strictObject({
  ...series,
  /** The number of the game, starting at 1. */
  number: Type.Integer({ minimum: 1, maximum: 10 }),
  /** The half points that the player of each seat has from the earlier games. */
  points: bySeat(HalfPoints),
});
export type SeriesGame = Static<typeof SeriesGame>;

/** The states of a series. An `ended` series was stopped before it was decided. */
const SERIES_STATES = ['running', 'decided', 'ended'] as const;

/** The state of a series after a game or, while the game is in progress, before it. */
export const SeriesStatus = strictObject({
  state: Type.Enum(SERIES_STATES),
  /** The half points of the player of each seat. */
  points: bySeat(HalfPoints),
});
export type SeriesStatus = Static<typeof SeriesStatus>;
