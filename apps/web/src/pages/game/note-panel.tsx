import { For, type JSX, Show } from 'solid-js';
import { NoteCard } from '../../game/parts/note-card.tsx';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.ts';

/** The note on the state of the game, with its buttons. */
export function NotePanel(): JSX.Element {
  const { game } = useGame();
  return (
    <NoteCard note={game.note()} icon={game.noteIcon?.()} isSilent={game.isNoteSilent()}>
      <span class="row">
        <For each={game.noteActions}>
          {(action) => (
            <ActionButton
              action={action}
              class={action.isOn === undefined ? 'btn dense' : 'chip'}
              hasIcon={false}
            />
          )}
        </For>
      </span>
      <Show when={game.warning?.()}>
        {(text) => (
          <p class="small" role="alert">
            {text()}
          </p>
        )}
      </Show>
    </NoteCard>
  );
}
