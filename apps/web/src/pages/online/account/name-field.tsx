import { peopleStrings } from '@halma/locales/people';
import { createUniqueId, type JSX, Show } from 'solid-js';

/** The field for the name of an account. @param props.showsRequirements whether it states how a new name may look */
export function NameField(props: { readonly showsRequirements: boolean }): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {peopleStrings().account.name}
      </label>
      <input
        id={id}
        class="input"
        name="name"
        autocomplete="username"
        autocapitalize="off"
        spellcheck={false}
        required
        pattern="[A-Za-z][\w\-]{1,19}"
        aria-describedby={props.showsRequirements ? `${id}-requirements` : undefined}
      />
      <Show when={props.showsRequirements}>
        <p id={`${id}-requirements`} class="small quiet">
          {peopleStrings().account.nameText}
        </p>
      </Show>
    </div>
  );
}
