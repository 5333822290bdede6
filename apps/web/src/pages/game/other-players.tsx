import { onlineStrings } from '@halma/locales/online';
import type { Person } from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { personName } from '../../online/person-name.ts';
import type { ChatModel } from './model.ts';

/** Buttons that open a dialog about each of the other players, even if they have written nothing in the chat. */
export default function OtherPlayers(props: { readonly chat: ChatModel }): JSX.Element {
  const players = (): readonly Person[] => props.chat.otherPlayers?.() ?? [];
  return (
    <Show when={players().length > 0}>
      <h3>{onlineStrings().chat.otherPlayers}</h3>
      <div class="buttons">
        <For each={players()}>
          {(person) => (
            <button type="button" class="btn" onClick={() => props.chat.openPerson[1](person)}>
              {personName(person)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
