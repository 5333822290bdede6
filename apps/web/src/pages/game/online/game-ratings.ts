import { ratingStrings } from '@halma/locales/ratings';
import type { GameRatings, RatingView } from '@halma/protocol';
import { type Seat, seatLetter } from '@halma/rules';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Online } from '../../online/online-context.ts';
import type { OnlineGame } from './online-game.ts';

/** The ratings of a game's players, in words. */
export interface GameRatingTexts {
  /**
   * Returns a seat's rating, such as `1612?`, or its new rating after the game; empty in a casual game and
   * until the rating is known.
   */
  readonly ratingOf: (seat: Seat) => string;
  /**
   * Returns one line with the rating changes, or with the reason why the game does not count, and one line for each player
   * for whom it is not rated although it counts for others; no lines before the end.
   */
  readonly changes: () => readonly string[];
}

/** The interval between requests for the new ratings of a finished game, in milliseconds. */
const RETRY_MS = 1000;

/** The maximum number of these requests for one game. */
const MAX_REQUESTS = 15;

/** Fetches the ratings of a rated game at its start and its end. */
export function createGameRatings({ api }: Online, game: OnlineGame): GameRatingTexts {
  const [ratings, setRatings] = createSignal<GameRatings>();
  const isOver = createMemo(() => game.status().phase === 'over' || game.status().phase === 'aborted');
  const isFinal = (received: GameRatings | undefined): boolean =>
    received !== undefined &&
    (received.uncounted !== undefined ||
      Object.values(received.seats).some(({ after }) => after !== undefined));
  createEffect(
    on(isOver, (ended) => {
      if (game.view().terms.rated !== true) return;
      let isDisposed = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const request = async (attempt: number): Promise<void> => {
        const result = await api('getGameRatings', { parameters: { game: game.id } });
        if (isDisposed) return;
        if (result.ok) setRatings(result.value);
        const isComplete = result.ok && (!ended || isFinal(result.value));
        if (!isComplete && attempt < MAX_REQUESTS)
          timer = setTimeout(() => void request(attempt + 1), RETRY_MS);
      };
      void request(1);
      onCleanup(() => {
        isDisposed = true;
        clearTimeout(timer);
      });
    }),
  );
  const ratingOf = (seat: Seat): string => {
    const rating = ratings()?.seats[seatLetter(seat)];
    if (rating === undefined) return '';
    return rating.after === undefined ? ratingTextBefore(rating) : String(rating.after);
  };
  const changeOf = (seat: Seat, { seats }: GameRatings): readonly string[] => {
    const rating = seats[seatLetter(seat)];
    if (rating?.after === undefined) return [];
    const strings = ratingStrings();
    return [strings.changeOf(game.nameOf(seat), strings.change(ratingTextBefore(rating), rating.after))];
  };
  return {
    ratingOf,
    changes: () => {
      const received = ratings();
      if (!isOver() || received === undefined || !isFinal(received)) return [];
      if (received.uncounted !== undefined) return [ratingStrings().uncounted[received.uncounted]];
      return [
        game.rules.seats.flatMap((seat) => changeOf(seat, received)).join(' · '),
        // Only the sides that the organiser of a tournament has forfeited have no change in a game that counts.
        ...game.rules.seats
          .filter((seat) => received.seats[seatLetter(seat)]?.after === undefined)
          .map((seat) => ratingStrings().forfeited(game.nameOf(seat))),
      ];
    },
  };
}

/** Returns the rating before the game, in words. */
function ratingTextBefore({ rating, provisional }: Pick<RatingView, 'rating' | 'provisional'>): string {
  return provisional ? ratingStrings().provisional(rating) : String(rating);
}
