import { challengeStrings } from '@halma/locales/challenges';
import type { SeriesStatus } from '@halma/protocol';
import { type Seat, seatLetter } from '@halma/rules';
import { pointsText } from '../../../game/series.ts';
import { createAction } from '../common-actions.ts';
import type { GameAction } from '../model.ts';
import type { OnlineGame } from './online-game.ts';

/** Returns whether a game is over and the next game in its series can be played. */
function awaitsNextGame({ status }: Pick<OnlineGame, 'status'>): boolean {
  const { phase, series, next } = status();
  return phase === 'over' && next === undefined && series?.state === 'running';
}

/** Returns the points of a seat's player in the series; undefined in a single game. */
export function seriesPoints({ status }: Pick<OnlineGame, 'status'>, seat: Seat): string | undefined {
  const { series } = status();
  return series && pointsText(pointsOf(series, seat));
}

/** Returns the number of the game in its series, in words; undefined for a single game. */
export function seriesTitle({ view }: Pick<OnlineGame, 'view'>): string | undefined {
  const { series } = view().terms;
  return series && challengeStrings().series.game(series.number, series.games);
}

/**
 * Returns the score of the series after the game, and how the series ended; an empty list for a single game.
 */
export function seriesNotes({ status, rules, nameOf }: OnlineGame): readonly string[] {
  const { series } = status();
  const [one, other] = rules.seats;
  if (series === undefined || one === undefined || other === undefined) return [];
  const strings = challengeStrings().series;
  const [points, otherPoints] = [pointsOf(series, one), pointsOf(series, other)];
  const score = strings.score(nameOf(one), pointsText(points), pointsText(otherPoints), nameOf(other));
  if (series.state === 'running') return [score];
  if (series.state === 'ended') return [score, strings.ended];
  if (points === otherPoints) return [score, strings.drawn];
  return [score, strings.won(nameOf(points > otherPoints ? one : other))];
}

/** Returns the action with which the user ends a series between two games, after a confirmation. */
export function endSeriesAction(game: OnlineGame): GameAction {
  const strings = () => challengeStrings().series;
  return {
    ...createAction(
      'flag',
      () => strings().end,
      () => game.seat() !== undefined && awaitsNextGame(game),
      () => game.command({ do: 'end-series' }),
    ),
    confirm: () => ({
      title: strings().endTitle,
      text: strings().endText,
      confirmLabel: strings().end,
      isDangerous: true,
    }),
  };
}

/** Returns a seat's points. The server counts in half points. */
function pointsOf({ points }: SeriesStatus, seat: Seat): number {
  return (points[seatLetter(seat)] ?? 0) / 2;
}
