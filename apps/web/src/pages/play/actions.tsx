import { type JSX, Show } from 'solid-js';
import { mayAgreeDraw, mayResign } from '../../game/endings.ts';
import { awaitsPerson, seatsOfPeople } from '../../game/session.ts';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The buttons below the moves, where the window is wide. */
export function Actions(): JSX.Element {
  const { table, open } = usePlay();
  const hasPeople = (): boolean => seatsOfPeople(table.session()).length > 0;
  const isYourTurn = (): boolean => table.lookedAt() === null && awaitsPerson(table.session());
  return (
    <div class="actions">
      <Action
        icon="undo"
        word={playWords().actions.takeBack}
        class="btn dense"
        unavailable={table.canTakeBack() ? undefined : playWords().actions.nothingToTakeBack}
        onPress={table.takeBack}
      />
      <Show when={hasPeople()}>
        <Action
          icon="pencil"
          word={playWords().actions.hint}
          class="btn dense"
          unavailable={isYourTurn() ? undefined : playWords().actions.noHintNow}
          onPress={table.askForHint}
        />
      </Show>
      <Show when={mayAgreeDraw(table.session())}>
        <Action icon="draw" word={playWords().actions.draw} class="btn dense" onPress={() => open('draw')} />
      </Show>
      <Show when={mayResign(table.session())}>
        <Action
          icon="flag"
          word={playWords().actions.resign}
          class="btn dense"
          onPress={() => open('resign')}
        />
      </Show>
      <button
        type="button"
        class="btn dense more"
        aria-label={playWords().actions.more}
        onClick={() => open('more')}
      >
        <Icon name="sliders" />
      </button>
    </div>
  );
}
