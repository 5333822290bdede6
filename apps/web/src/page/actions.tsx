import { type JSX, Show } from 'solid-js';
import { mayAgreeDraw, mayResign } from '../game/endings.ts';
import { ACTIONS } from '../words/english.ts';
import { Action } from './action.tsx';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';

/** The buttons below the moves, where the window is wide. */
export function Actions(): JSX.Element {
  const { table, open } = usePage();
  return (
    <div class="actions">
      <Action
        icon="undo"
        word={ACTIONS.takeBack}
        unavailable={table.canTakeBack() ? undefined : ACTIONS.nothingToTakeBack}
        onPress={table.takeBack}
      />
      <Show when={mayAgreeDraw(table.session())}>
        <Action icon="draw" word={ACTIONS.draw} onPress={() => open('draw')} />
      </Show>
      <Show when={mayResign(table.session())}>
        <Action icon="flag" word={ACTIONS.resign} onPress={() => open('resign')} />
      </Show>
      <button type="button" class="btn dense more" aria-label={ACTIONS.more} onClick={() => open('more')}>
        <Icon name="sliders" />
      </button>
    </div>
  );
}
