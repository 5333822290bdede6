import type { ManColour } from '@halma/board';
import { manColourOf } from '@halma/board';
import { ratingStrings } from '@halma/locales/ratings';
import { watchStrings } from '@halma/locales/watch';
import { type Position, type Rules, type Seat, seatLetter } from '@halma/rules';
import { type Accessor, createMemo } from 'solid-js';
import { clockText } from '../../../game/clock.ts';
import { splitTimeLeft } from '../../../online/describe-time-left.ts';
import { holderName } from '../../../online/person-name.ts';
import { latestPositions, positionsToShow } from '../../../online/playback.ts';
import { rulesOfTerms } from '../../../online/replay-history.ts';
import { timeLeft } from '../../../online/time-left.ts';
import type { ShownWatchedGame } from '../../../online/watched-page.ts';

/** A player in a watched game. */
export interface WatchedPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: ManColour;
  /** The rating, such as `1612`, or `1612?` while it is provisional; empty if there is none. */
  readonly rating: string;
  readonly isToMove: boolean;
  /** The time left; undefined if no clock is shown for the player. */
  readonly clock: string | undefined;
}

/** Returns the rules of a watched game; undefined if this page does not know them. */
export function createWatchedRules(game: Accessor<ShownWatchedGame>): Accessor<Rules | undefined> {
  const terms = createMemo(() => game().setup.terms);
  return createMemo(() => {
    const result = rulesOfTerms(terms());
    return result.ok ? result.value : undefined;
  });
}

/**
 * Returns the position of a watched game. Each new position is derived from the previous one, so that a board
 * can animate the move.
 */
export function createWatchedPosition(
  game: Accessor<ShownWatchedGame>,
  rules: Accessor<Rules | undefined>,
): Accessor<Position | undefined> {
  return createMemo<Position | undefined>((previousPosition) => {
    const currentRules = rules();
    if (currentRules === undefined) return undefined;
    const { before, moves } = game();
    const latest = latestPositions(currentRules, { before, moves: [...moves] });
    if (latest.length === 0) return undefined;
    const next = positionsToShow(
      previousPosition?.rules === currentRules ? previousPosition : undefined,
      latest,
    );
    return next.at(-1) ?? previousPosition;
  });
}

/**
 * Returns the players of a watched game in turn order.
 *
 * @param now the server's time in milliseconds since 1970
 */
export function playersOf(game: ShownWatchedGame, rules: Rules, now: number | undefined): WatchedPlayer[] {
  const { seats, people, ratings, terms } = game.setup;
  return rules.seats.map((seat) => {
    const letter = seatLetter(seat);
    const rating = ratings[letter];
    // A seat's first turn has its own limit instead of the clock.
    const remaining = timeLeft(terms, game, letter, now, game.ply < rules.seats.length);
    return {
      seat,
      name: holderName(seats[letter], people),
      colour: manColourOf(rules, seat),
      rating:
        rating === undefined
          ? ''
          : rating.provisional
            ? ratingStrings().provisional(rating.rating)
            : String(rating.rating),
      isToMove: game.toMove === letter,
      clock:
        remaining === undefined
          ? undefined
          : remaining.kind === 'days'
            ? watchStrings().timeLeft(...splitTimeLeft(remaining.left))
            : clockText(remaining.left, false),
    };
  });
}

/** Splits the players into the players above and the players below the board. The first player is below. */
export function sidesOfBoard(players: readonly WatchedPlayer[]): {
  readonly far: readonly WatchedPlayer[];
  readonly near: readonly WatchedPlayer[];
} {
  const count = players.length;
  const isNear = (index: number): boolean =>
    index === 0 || (count >= 4 && index === count - 1) || (count >= 6 && index === 1);
  return {
    near: players.filter((_, index) => isNear(index)),
    far: players.filter((_, index) => !isNear(index)).toReversed(),
  };
}
