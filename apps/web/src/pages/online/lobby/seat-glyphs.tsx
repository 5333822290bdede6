import { manColourOf, manGlyph } from '@halma/board';
import { peopleStrings } from '@halma/locales/people';
import type { GameListItem } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { rulesOfTerms } from '../../../online/replay-history.ts';

/** The seats in a game, each shown as a man. An open seat is an empty ring. */
export function SeatGlyphs(props: Pick<GameListItem, 'terms' | 'seats'>): JSX.Element {
  const rules = () => {
    const result = rulesOfTerms(props.terms);
    return result.ok ? result.value : undefined;
  };
  return (
    <span class="men-row">
      <Show when={rules()}>
        {(gameRules) => (
          <For each={gameRules().seats}>
            {(seat) => (
              <Show
                when={props.seats[seatLetter(seat)]?.kind !== 'open'}
                fallback={
                  <svg
                    class="free"
                    viewBox="-18 -18 36 36"
                    role="img"
                    aria-label={peopleStrings().lobby.openSeat}
                  >
                    <circle r="14.5" />
                  </svg>
                }
              >
                {manGlyph(manColourOf(gameRules(), seat))}
              </Show>
            )}
          </For>
        )}
      </Show>
    </span>
  );
}
