import { type ManColour, manGlyph } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { playStrings } from '@halma/locales/play';
import type { Seat } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import type { MoveEntry } from '../move-list.ts';
import { MoveButton, type MoveButtonProps } from './move-button.tsx';

interface MovesProps extends Omit<MoveButtonProps, 'entry'> {
  readonly colourOf: (seat: Seat) => ManColour;
  readonly entries: readonly MoveEntry[];
  readonly isOver: boolean;
}

/** The moves so far in one column, each beside a man in its seat's colour. */
export function MovesInOneColumn(props: MovesProps): JSX.Element {
  return (
    <ol class="moves single">
      <For
        each={props.entries}
        fallback={<li class="small quiet">{playStrings().moveList.empty(props.isOver)}</li>}
      >
        {(entry) => (
          <li>
            <span class="num">{entry.round}.</span>
            {manGlyph(props.colourOf(entry.seat))}
            <span class="vh">{gameStrings().colours[props.colourOf(entry.seat)]}</span>
            <MoveButton entry={entry} shownIndex={props.shownIndex} onSelect={props.onSelect} />
          </li>
        )}
      </For>
    </ol>
  );
}
