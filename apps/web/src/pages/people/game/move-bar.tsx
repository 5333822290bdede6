import { type JSX, Show } from 'solid-js';
import { Action } from '../../../parts/action.tsx';
import { onlineWords } from '../../../words/online.ts';
import { playWords } from '../../../words/play.ts';
import { useTable } from './table-context.ts';

/** The bar at the bottom of a phone: what is done most often, under the thumb. */
export function MoveBar(): JSX.Element {
  const { table, board, turnBoard } = useTable();
  const isChosen = (): boolean => table.selection() !== null && table.selection()?.to !== null;
  return (
    <nav class="tabbar" aria-label={playWords().page.game}>
      <Action icon="turn" word={onlineWords().actions.turn} class="tab" onPress={turnBoard} />
      <Show when={table.seat() !== undefined}>
        <Action
          icon="check"
          word={playWords().actions.move}
          class="tab main"
          unavailable={isChosen() ? undefined : playWords().actions.chooseFirst}
          onPress={() => board.confirm()}
        />
      </Show>
    </nav>
  );
}
