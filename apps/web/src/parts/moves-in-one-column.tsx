import { manGlyph, suitOf } from '@halma/board';
import type { Rules } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import type { MoveEntry } from '../game/move-list.ts';
import { gameWords } from '../words/game.ts';
import { playWords } from '../words/play.ts';
import { MoveButton, type MoveButtonProps } from './move-button.tsx';

interface MovesProps extends Omit<MoveButtonProps, 'entry'> {
  readonly rules: Rules;
  readonly entries: readonly MoveEntry[];
}

/** The moves so far, one below the other, each with the man of its seat. */
export function MovesInOneColumn(props: MovesProps): JSX.Element {
  return (
    <ol class="moves single">
      <For each={props.entries} fallback={<li class="small quiet">{playWords().moveList.empty}</li>}>
        {(entry) => (
          <li>
            <span class="num">{entry.round}.</span>
            {manGlyph(suitOf(props.rules, entry.seat))}
            <span class="vh">{gameWords().suits[suitOf(props.rules, entry.seat)]}</span>
            <MoveButton entry={entry} at={props.at} look={props.look} />
          </li>
        )}
      </For>
    </ol>
  );
}
