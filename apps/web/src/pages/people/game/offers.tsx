import type { Command } from '@halma/protocol';
import { type SeatLetter, seatOfLetter } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isAmong } from '../../../online/seats.ts';
import { Icon } from '../../../parts/icon.tsx';
import { onlineWords } from '../../../words/online.ts';
import { useTable } from './table-context.ts';

/** Something that some seats have agreed to and others have not. */
interface Offer {
  readonly text: string;
  /** Has one's own seat agreed? */
  readonly isOwn: boolean;
  readonly agree: Command;
  readonly decline: Command;
}

/** What is on offer: a draw, a turn to take back, another game. */
export function Offers(): JSX.Element {
  const { table, nameOf } = useTable();
  const offers = createMemo((): readonly Offer[] => {
    const { drawOffered, takeBack, rematch, next, phase } = table.view().standing;
    const words = onlineWords().offers;
    const names = (seats: readonly SeatLetter[]): readonly string[] =>
      seats.flatMap((letter) => seatOfLetter(letter) ?? []).map(nameOf);
    const offer = (
      seats: readonly SeatLetter[],
      yours: string,
      theirs: (names: readonly string[]) => string,
      agree: Command,
      decline: Command,
    ): readonly Offer[] => {
      if (seats.length === 0) return [];
      const isOwn = isAmong(seats, table.seat());
      return [{ text: isOwn ? yours : theirs(names(seats)), isOwn, agree, decline }];
    };
    return [
      ...(phase === 'playing'
        ? offer(drawOffered, words.yourDraw, words.draw, { do: 'offer-draw' }, { do: 'decline-draw' })
        : []),
      ...offer(
        takeBack?.agreed ?? [],
        words.yourTakeBack,
        words.takeBack,
        { do: 'take-back', to: takeBack?.to ?? 0 },
        { do: 'decline-take-back' },
      ),
      ...(next === undefined
        ? offer(rematch, words.yourRematch, words.rematch, { do: 'rematch' }, { do: 'decline-rematch' })
        : []),
    ];
  });
  return (
    <div class="offers" role="status">
      <For each={offers()}>
        {(offer) => (
          <div class="note offer">
            <Icon name="draw" />
            <div class="said">
              <p>{offer.text}</p>
              <Show when={table.seat() !== undefined}>
                <span class="row">
                  <Show when={!offer.isOwn}>
                    <button type="button" class="btn dense main" onClick={() => table.command(offer.agree)}>
                      {onlineWords().actions.agree}
                    </button>
                  </Show>
                  <button type="button" class="btn dense" onClick={() => table.command(offer.decline)}>
                    {offer.isOwn ? onlineWords().actions.withdraw : onlineWords().actions.decline}
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
