import type { GameEvent, GameStatus } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import { type Accessor, createMemo } from 'solid-js';
import type { OnlineGame } from './online-game.ts';
import type { OpenOffer } from './open-offers.ts';

/** The player's latest offer, and the state of the game when the offer was last seen open or found declined. */
interface OwnOffer extends Pick<GameStatus, 'ply' | 'phase'> {
  readonly text: string;
  readonly next: GameStatus['next'] | undefined;
  readonly isDeclined: boolean;
}

/** Returns the text of the player's last offer; empty unless another player has declined it and the game has not changed since. */
export function createDeclinedOffer(
  game: OnlineGame,
  offers: Accessor<readonly OpenOffer[]>,
): Accessor<string> {
  const lastOwnOffer = createMemo<OwnOffer>(
    (last) => {
      const { ply, phase, next } = game.status();
      const openOffer = offers().find(({ isPlayersOffer }) => isPlayersOffer);
      if (openOffer !== undefined) return { text: openOffer.text, ply, phase, next, isDeclined: false };
      const isUnchanged = last.ply === ply && last.phase === phase && last.next === next;
      const isDeclined = isUnchanged && last.text !== '' && (last.isDeclined || hasOtherPlayerDeclined(game));
      return { text: isDeclined ? last.text : '', ply, phase, next, isDeclined };
    },
    { text: '', ply: 0, phase: 'waiting', next: undefined, isDeclined: false },
  );
  return () => (lastOwnOffer().isDeclined ? lastOwnOffer().text : '');
}

/** Returns whether the latest events contain a refusal by another player. A player who withdraws an offer causes the same event. */
function hasOtherPlayerDeclined({ latestEvents, seat }: OnlineGame): boolean {
  const ownSeat = seat();
  return (
    ownSeat !== undefined &&
    latestEvents().some(({ event }) => isRefusal(event) && event.seat !== seatLetter(ownSeat))
  );
}

function isRefusal(
  event: GameEvent,
): event is Extract<GameEvent, { kind: 'draw-declined' | 'take-back-declined' | 'rematch-declined' }> {
  return ['draw-declined', 'take-back-declined', 'rematch-declined'].includes(event.kind);
}
