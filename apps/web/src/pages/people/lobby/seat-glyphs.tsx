import { manGlyph, suitOf } from '@halma/board';
import type { GameRow } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { rulesOfTable } from '../../../online/score-session.ts';
import { peopleWords } from '../../../words/people.ts';

/** The seats of a table as men; a free seat is an empty ring. */
export function SeatGlyphs(props: Pick<GameRow, 'terms' | 'seats'>): JSX.Element {
  const rules = () => {
    const made = rulesOfTable(props.terms);
    return made.ok ? made.value : undefined;
  };
  return (
    <span class="men-row">
      <Show when={rules()}>
        {(known) => (
          <For each={known().seats}>
            {(seat) => (
              <Show
                when={props.seats[seatLetter(seat)]?.kind !== 'open'}
                fallback={
                  <svg class="free" viewBox="-18 -18 36 36" role="img" aria-label={peopleWords().lobby.free}>
                    <circle r="14.5" />
                  </svg>
                }
              >
                {manGlyph(suitOf(known(), seat))}
              </Show>
            )}
          </For>
        )}
      </Show>
    </span>
  );
}
