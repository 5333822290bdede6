import { type JSX, Show } from 'solid-js';
import type { MoveEntry } from '../game/move-list.ts';
import { moveInWords } from '../game/move-words.ts';
import { playWords } from '../words/play.ts';

export interface MoveButtonProps {
  readonly entry: MoveEntry;
  /** The number of the entry that is looked at. */
  readonly at: number;
  readonly look: (entry: MoveEntry) => void;
}

/** A move in a list; a press looks back at the position it led to. */
export function MoveButton(props: MoveButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="move"
      aria-label={moveInWords(props.entry)}
      aria-current={props.entry.index === props.at ? 'true' : undefined}
      onClick={() => props.look(props.entry)}
    >
      {moveText(props.entry)}
      <Show when={props.entry.jumps > 0}>
        <span class="hopn">{props.entry.jumps}</span>
      </Show>
    </button>
  );
}

function moveText({ kind, from, to, demand }: MoveEntry): string {
  if (kind === 'pass') return playWords().moveList.pass;
  if (kind === 'drop') return to;
  return `${from}–${kind === 'leave' ? playWords().moveList.off : to}${demand ? '!' : ''}`;
}
