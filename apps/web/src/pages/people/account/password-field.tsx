import { createUniqueId, type JSX, Show } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  /** Say what a password has to be. */
  readonly explains: boolean;
}

/** A field for a password, as long as the server takes them. */
export function PasswordField(props: PasswordFieldProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="input"
        name={props.name}
        type="password"
        autocomplete={props.autocomplete}
        required
        minlength="10"
        maxlength="200"
        aria-describedby={props.explains ? `${id}-least` : undefined}
      />
      <Show when={props.explains}>
        <p id={`${id}-least`} class="small quiet">
          {peopleWords().account.passwordText}
        </p>
      </Show>
    </div>
  );
}
