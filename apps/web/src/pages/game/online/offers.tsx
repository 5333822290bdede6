import { onlineStrings } from '@halma/locales/online';
import type { Command, GameStatus } from '@halma/protocol';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../parts/icon.tsx';
import { moveFocusOnRemoval } from '../../../parts/take-lost-focus.ts';
import { useGame } from '../game-context.ts';
import type { OnlineGame } from './online-game.ts';
import { type OpenOffer, openOffers } from './open-offers.ts';

/** The player's latest offer, and the state of the game when it was open or has been declined. */
interface OwnOffer extends Pick<GameStatus, 'ply' | 'phase'> {
  readonly text: string;
  readonly next: GameStatus['next'] | undefined;
  readonly isDeclined: boolean;
}

/** The open offers of a game (a draw, a takeback, a rematch), with the buttons that accept or decline them. */
export function Offers(props: { readonly game: OnlineGame }): JSX.Element {
  const { game } = props;
  const { board } = useGame();
  const focusBoard = (button: HTMLButtonElement): void => moveFocusOnRemoval(button, () => board.focus());
  const offers = createMemo(() => openOffers(game));
  let hasWithdrawn = false;
  /** The player's open offer, or else the last one if it was declined; an empty text for none. */
  const lastOwnOffer = createMemo<OwnOffer>(
    (last) => {
      const { ply, phase, next } = game.status();
      const openOffer = offers().find(({ isPlayersOffer }) => isPlayersOffer);
      if (openOffer !== undefined) {
        hasWithdrawn = false;
        return { text: openOffer.text, ply, phase, next, isDeclined: false };
      }
      // If the game has not changed otherwise, another player has declined.
      const isUnchanged = last.ply === ply && last.phase === phase && last.next === next;
      const isDeclined = isUnchanged && !hasWithdrawn && last.text !== '';
      return { text: isDeclined ? last.text : '', ply, phase, next, isDeclined };
    },
    { text: '', ply: 0, phase: 'waiting', next: undefined, isDeclined: false },
  );
  const answer = (event: MouseEvent, { isPlayersOffer, decline }: OpenOffer): void => {
    hasWithdrawn = isPlayersOffer;
    send(event, decline);
  };
  const send = ({ detail }: MouseEvent, command: Command): void => {
    // After the first press of a double click, another offer or another button can be in the same place.
    if (detail < 2) game.command(command);
  };
  return (
    <>
      <div class="offers" role="status">
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
                        onClick={(event) => send(event, offer.accept)}
                      >
                        {onlineStrings().actions.agree}
                      </button>
                    </Show>
                    <button
                      type="button"
                      class="btn dense"
                      ref={focusBoard}
                      onClick={(event) => answer(event, offer)}
                    >
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
        {lastOwnOffer().isDeclined ? `${lastOwnOffer().text} ${onlineStrings().offers.declined}` : ''}
      </p>
    </>
  );
}
