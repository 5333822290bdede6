import { onlineStrings } from '@halma/locales/online';
import type { Command } from '@halma/protocol';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { firstPress } from '../../../parts/first-press.ts';
import { Icon } from '../../../parts/icon.tsx';
import { moveFocusOnRemoval } from '../../../parts/take-lost-focus.ts';
import { useGame } from '../game-context.ts';
import { createDeclinedOffer } from './declined-offer.ts';
import type { OnlineGame } from './online-game.ts';
import { type OpenOffer, openOffers } from './open-offers.ts';

/** The open offers of a game (a draw, a takeback, a rematch), with the buttons that accept or decline them. */
export function Offers(props: { readonly game: OnlineGame }): JSX.Element {
  const { game } = props;
  const { board } = useGame();
  const focusBoard = (button: HTMLButtonElement): void => moveFocusOnRemoval(button, () => board.focus());
  const offers = createMemo((last: readonly OpenOffer[]) => openOffers(game).map(keepUnchanged(last)), []);
  const declinedOffer = createDeclinedOffer(game, offers);
  const send = (command: Command) => firstPress(() => game.command(command));
  return (
    <>
      {/* Not atomic: the offers that were already open are not announced again. */}
      <div class="offers" role="status" aria-atomic="false">
        <For each={offers()}>
          {(offer) => (
            <div class="note offer">
              <Icon name="draw" />
              <div class="note-text">
                <p>{offer.text}</p>
                <Show when={offer.canAnswer}>
                  <span class="row">
                    <Show when={!offer.isPlayersOffer}>
                      <button
                        type="button"
                        class="btn dense main"
                        ref={focusBoard}
                        onClick={send(offer.accept)}
                      >
                        {onlineStrings().actions.agree}
                      </button>
                    </Show>
                    <button type="button" class="btn dense" ref={focusBoard} onClick={send(offer.decline)}>
                      {offer.isPlayersOffer
                        ? onlineStrings().actions.withdraw
                        : onlineStrings().actions.decline}
                    </button>
                  </span>
                </Show>
              </div>
            </div>
          )}
        </For>
      </div>
      {/* On the screen, the offer disappears. */}
      <p class="vh" role="status">
        {declinedOffer() === '' ? '' : `${declinedOffer()} ${onlineStrings().offers.declined}`}
      </p>
    </>
  );
}

/** Returns a function that replaces an offer by the equal one in a list, whose note then stays on the page with the focus. */
function keepUnchanged(last: readonly OpenOffer[]): (offer: OpenOffer) => OpenOffer {
  return (offer) => last.find((other) => JSON.stringify(other) === JSON.stringify(offer)) ?? offer;
}
