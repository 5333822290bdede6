import type { GameStatus } from '@halma/protocol';
import { type Accessor, createMemo, onCleanup } from 'solid-js';
import type { OnlineGame } from './online-game.ts';
import type { OpenOffer } from './open-offers.ts';

/** The player's latest offer, and the state of the game when the offer was last seen open or found declined. */
interface OwnOffer extends Pick<GameStatus, 'ply' | 'phase'> {
  readonly text: string;
  readonly next: GameStatus['next'] | undefined;
  readonly isDeclined: boolean;
}

/** The player's last offer, if another player has declined it. */
interface DeclinedOffer {
  /** Its text; empty if no offer has been declined since the game last changed. */
  readonly text: Accessor<string>;
  /** Records that the player withdraws the open offer, so that its disappearance does not count as a refusal. */
  readonly withdraw: () => void;
}

/** Detects that the player's offer has been declined: the offer disappears, and the game has not changed otherwise. */
export function createDeclinedOffer(game: OnlineGame, offers: Accessor<readonly OpenOffer[]>): DeclinedOffer {
  let isWithdrawn = false;
  // The player can withdraw the offer in another tab.
  const otherTabs = new BroadcastChannel(`halma.withdrawn.${game.id}`);
  otherTabs.onmessage = () => {
    isWithdrawn = true;
  };
  onCleanup(() => otherTabs.close());
  const lastOwnOffer = createMemo<OwnOffer>(
    (last) => {
      const { ply, phase, next } = game.status();
      const openOffer = offers().find(({ isPlayersOffer }) => isPlayersOffer);
      if (openOffer !== undefined) {
        isWithdrawn = false;
        return { text: openOffer.text, ply, phase, next, isDeclined: false };
      }
      const isUnchanged = last.ply === ply && last.phase === phase && last.next === next;
      const isDeclined = isUnchanged && !isWithdrawn && last.text !== '';
      return { text: isDeclined ? last.text : '', ply, phase, next, isDeclined };
    },
    { text: '', ply: 0, phase: 'waiting', next: undefined, isDeclined: false },
  );
  return {
    text: () => (lastOwnOffer().isDeclined ? lastOwnOffer().text : ''),
    withdraw: () => {
      isWithdrawn = true;
      otherTabs.postMessage('withdrawn');
    },
  };
}
