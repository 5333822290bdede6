import type { Command, GameEvent, GameStatus } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import { type Accessor, createMemo } from 'solid-js';
import type { OnlineGame } from './online-game.ts';
import type { OpenOffer } from './open-offers.ts';

/** The player's offers, and the state of the game when they were last seen. */
interface OwnOffers extends Pick<GameStatus, 'ply' | 'phase'> {
  readonly openOffers: readonly OpenOffer[];
  /** The text of the offer that was declined last; empty if none was. */
  readonly declinedText: string;
  readonly next: GameStatus['next'] | undefined;
}

/** The event that each command to decline an offer causes. */
const DECLINE_EVENTS: Partial<Record<Command['do'], GameEvent['kind']>> = {
  'decline-draw': 'draw-declined',
  'decline-take-back': 'take-back-declined',
  'decline-rematch': 'rematch-declined',
};

/**
 * Returns the text of the player's offer that another player has declined last. Empty if there is none, if the
 * game has changed since, or if the player has made another offer.
 */
export function createDeclinedOffer(
  game: OnlineGame,
  offers: Accessor<readonly OpenOffer[]>,
): Accessor<string> {
  const ownOffers = createMemo<OwnOffers>(
    (last) => {
      const { ply, phase, next } = game.status();
      const openOffers = offers().filter(({ isPlayersOffer }) => isPlayersOffer);
      const isOutdated =
        last.ply !== ply ||
        last.phase !== phase ||
        last.next !== next ||
        openOffers.some((offer) => !includesOffer(last.openOffers, offer));
      const declinedOffer = last.openOffers.find(
        (offer) => !includesOffer(openOffers, offer) && hasOtherPlayerDeclined(game, offer),
      );
      const declinedText = isOutdated ? '' : (declinedOffer?.text ?? last.declinedText);
      return { openOffers, declinedText, ply, phase, next };
    },
    { openOffers: [], declinedText: '', ply: 0, phase: 'waiting', next: undefined },
  );
  return () => ownOffers().declinedText;
}

/** Returns whether a list contains an offer of the same kind. */
function includesOffer(offers: readonly OpenOffer[], { decline }: OpenOffer): boolean {
  return offers.some((offer) => offer.decline.do === decline.do);
}

/**
 * Returns whether the latest events report that another player has declined an offer. A player who withdraws their own
 * offer causes the same event, but with their own seat.
 */
function hasOtherPlayerDeclined({ latestEvents, seat }: OnlineGame, { decline }: OpenOffer): boolean {
  const ownSeat = seat();
  return (
    ownSeat !== undefined &&
    latestEvents().some(
      ({ event }) =>
        event.kind === DECLINE_EVENTS[decline.do] && 'seat' in event && event.seat !== seatLetter(ownSeat),
    )
  );
}
