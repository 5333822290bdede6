import type { PersonId, RatingView, RunningGameSetup, WatchedGame } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { personAt, type StartedGame } from '../game/state.ts';
import { gameStatus } from '../game/view.ts';
import { recentMoves } from '../overview/snapshots.ts';

/** The number of most recent moves shown for a game, so that a page can animate them. */
const SHOWN_MOVE_COUNT = 2;

/**
 * Returns a game as spectators receive it, without its setup.
 *
 * @param visible the game as far as spectators may see it
 */
export function watchedGame(visible: StartedGame, spectators: number): WatchedGame {
  const { toMove, left, dueBy, ply } = gameStatus(visible);
  return {
    game: visible.game,
    ...recentMoves(visible, SHOWN_MOVE_COUNT),
    ply,
    ...(toMove === undefined ? {} : { toMove }),
    ...(left === undefined ? {} : { left }),
    ...(dueBy === undefined ? {} : { dueBy }),
    spectators,
  };
}

/**
 * Returns the data of a game that does not change while it is in progress. Leaves out the ratings of people who have no
 * name.
 */
export function setupOf(
  visible: StartedGame,
  people: RunningGameSetup['people'],
  ratings: ReadonlyMap<PersonId, Pick<RatingView, 'rating' | 'provisional'>>,
): RunningGameSetup {
  const { terms, seats } = visible;
  const ratingEntries = Object.keys(seats).flatMap((letter) => {
    const person = personAt(visible, letter as SeatLetter);
    const hasName = people.some(({ id, name }) => id === person && name !== '');
    const rating = person !== undefined && hasName ? ratings.get(person) : undefined;
    return rating === undefined ? [] : [[letter, { rating: rating.rating, provisional: rating.provisional }]];
  });
  return { terms, seats, people, ratings: Object.fromEntries(ratingEntries) };
}
