import { playStrings } from '@halma/locales/play';
import { type JSX, Show } from 'solid-js';
import { describeMoveDetail } from '../describe-move.ts';
import type { MoveEntry } from '../move-list.ts';

export interface MoveButtonProps {
  readonly entry: MoveEntry;
  /** The index of the entry whose position the board shows. */
  readonly shownIndex: number;
  readonly onSelect: (entry: MoveEntry) => void;
}

/**
 * A move in a list. Pressing it shows the position after the move. Its accessible name begins with its
 * visible text, so that people who use voice control can say what they see. Only the move shown on the board
 * is in the tab order.
 */
export function MoveButton(props: MoveButtonProps): JSX.Element {
  const isShown = (): boolean => props.entry.index === props.shownIndex;
  return (
    <button
      type="button"
      class="move"
      aria-current={isShown() ? 'true' : undefined}
      tabindex={isShown() ? 0 : -1}
      onClick={() => props.onSelect(props.entry)}
    >
      {moveText(props.entry)}
      <Show when={props.entry.jumps > 0}>
        <span class="jump-count" aria-hidden="true">
          {props.entry.jumps}
        </span>
      </Show>
      <span class="vh">{describeMoveDetail(props.entry)}</span>
    </button>
  );
}

function moveText({ kind, from, to, demand }: MoveEntry): string {
  if (kind === 'pass') return playStrings().moveList.pass;
  if (kind === 'drop') return to;
  return `${from}–${kind === 'bear-off' ? playStrings().moveList.off : to}${demand ? '!' : ''}`;
}
