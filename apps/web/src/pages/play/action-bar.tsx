import type { JSX } from 'solid-js';
import { awaitsPerson } from '../../game/session.ts';
import { Action } from '../../parts/action.tsx';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The bar at the bottom of a phone: what is done most often, under the thumb. */
export function ActionBar(): JSX.Element {
  const { table, board, open } = usePlay();
  const isYourTurn = (): boolean => table.lookedAt() === null && awaitsPerson(table.session());
  const isChosen = (): boolean => table.selection() !== null && table.selection()?.to !== null;
  return (
    <nav class="tabbar" aria-label={playWords().page.game}>
      <Action
        icon="undo"
        word={playWords().actions.takeBack}
        class="tab"
        unavailable={table.canTakeBack() ? undefined : playWords().actions.nothingToTakeBack}
        onPress={table.takeBack}
      />
      <Action
        icon="pencil"
        word={playWords().actions.hint}
        class="tab"
        unavailable={isYourTurn() ? undefined : playWords().actions.noHintNow}
        onPress={table.askForHint}
      />
      <Action
        icon="check"
        word={playWords().actions.move}
        class="tab main"
        unavailable={isChosen() ? undefined : playWords().actions.chooseFirst}
        onPress={() => board.confirm()}
      />
      <Action icon="menu" word={playWords().actions.moves} class="tab" onPress={() => open('moves')} />
      <Action icon="sliders" word={playWords().actions.more} class="tab" onPress={() => open('more')} />
    </nav>
  );
}
