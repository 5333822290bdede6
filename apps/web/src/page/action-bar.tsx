import type { JSX } from 'solid-js';
import { ACTIONS, PAGE } from '../words/english.ts';
import { Action } from './action.tsx';
import { usePage } from './page-context.ts';

/** The bar at the bottom of a phone: what is done most often, under the thumb. */
export function ActionBar(): JSX.Element {
  const { table, board, open, showLastMove } = usePage();
  const isChosen = (): boolean => table.selection() !== null && table.selection()?.to !== null;
  return (
    <nav class="tabbar" aria-label={PAGE.game}>
      <Action
        icon="undo"
        word={ACTIONS.takeBack}
        class="tab"
        unavailable={table.canTakeBack() ? undefined : ACTIONS.nothingToTakeBack}
        onPress={table.takeBack}
      />
      <Action
        icon="eye"
        word={ACTIONS.lastMove}
        class="tab"
        unavailable={table.session().turns.length > 0 ? undefined : ACTIONS.nothingPlayed}
        onPress={showLastMove}
      />
      <Action
        icon="check"
        word={ACTIONS.move}
        class="tab main"
        unavailable={isChosen() ? undefined : ACTIONS.chooseFirst}
        onPress={() => board.confirm()}
      />
      <Action icon="menu" word={ACTIONS.moves} class="tab" onPress={() => open('moves')} />
      <Action icon="sliders" word={ACTIONS.more} class="tab" onPress={() => open('more')} />
    </nav>
  );
}
