import { challengeStrings } from '@halma/locales/challenges';
import { onlineStrings } from '@halma/locales/online';
import type { Command } from '@halma/protocol';
import { type SeatLetter, seatFromLetter } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isAmong } from '../../../online/seats.ts';
import { Icon } from '../../../parts/icon.tsx';
import { moveFocusOnRemoval } from '../../../parts/take-lost-focus.ts';
import { useGame } from '../game-context.ts';
import type { OnlineGame } from './online-game.ts';

/** A proposal that some players have accepted and others have not. */
interface Offer {
  readonly text: string;
  /** Whether the user has already accepted the proposal. */
  readonly isPlayersOffer: boolean;
  readonly accept: Command;
  readonly decline: Command;
}

/** The open offers of a game (a draw, a takeback, a rematch), with the buttons that accept or decline them. */
export function Offers(props: { readonly game: OnlineGame }): JSX.Element {
  const { game } = props;
  const { board } = useGame();
  const focusBoard = (button: HTMLButtonElement): void => moveFocusOnRemoval(button, () => board.focus());
  const offers = createMemo(() => offersOf(game));
  return (
    <div class="offers" role="status">
      <For each={offers()}>
        {(offer) => (
          <div class="note offer">
            <Icon name="draw" />
            <div class="note-text">
              <p>{offer.text}</p>
              <Show when={game.seat() !== undefined}>
                <span class="row">
                  <Show when={!offer.isPlayersOffer}>
                    <button
                      type="button"
                      class="btn dense main"
                      ref={focusBoard}
                      onClick={() => game.command(offer.accept)}
                    >
                      {onlineStrings().actions.agree}
                    </button>
                  </Show>
                  <button
                    type="button"
                    class="btn dense"
                    ref={focusBoard}
                    onClick={() => game.command(offer.decline)}
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
  );
}

function offersOf({ status, seat, nameOf }: OnlineGame): readonly Offer[] {
  const { drawOffered, takeBack, rematch, next, phase, series } = status();
  const seriesStrings = challengeStrings().series;
  const isNextGame = series?.state === 'running';
  const strings = onlineStrings().offers;
  const names = (seats: readonly SeatLetter[]): readonly string[] =>
    seats.flatMap((letter) => seatFromLetter(letter) ?? []).map(nameOf);
  const offer = (
    seats: readonly SeatLetter[],
    ownText: string,
    textFrom: (names: readonly string[]) => string,
    accept: Command,
    decline: Command,
  ): readonly Offer[] => {
    if (seats.length === 0) return [];
    const isPlayersOffer = isAmong(seats, seat());
    return [{ text: isPlayersOffer ? ownText : textFrom(names(seats)), isPlayersOffer, accept, decline }];
  };
  return [
    ...(phase === 'playing'
      ? offer(drawOffered, strings.yourDraw, strings.draw, { do: 'offer-draw' }, { do: 'decline-draw' })
      : []),
    ...(takeBack === undefined
      ? []
      : offer(
          takeBack.agreed,
          strings.yourTakeBack,
          strings.takeBack,
          { do: 'take-back', to: takeBack.to },
          { do: 'decline-take-back' },
        )),
    ...(next === undefined
      ? offer(
          rematch,
          isNextGame ? seriesStrings.yourOffer : strings.yourRematch,
          isNextGame ? ([name = '']) => seriesStrings.offered(name) : strings.rematch,
          { do: 'rematch' },
          { do: 'decline-rematch' },
        )
      : []),
  ];
}
