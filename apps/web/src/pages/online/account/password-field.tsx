import { peopleStrings } from '@halma/locales/people';
import { createUniqueId, type JSX, Show } from 'solid-js';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  /** True if the field states the requirements for a password. */
  readonly showsRequirements: boolean;
}

/** A password field with the server's limits on length. */
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
        aria-describedby={props.showsRequirements ? `${id}-requirements` : undefined}
      />
      <Show when={props.showsRequirements}>
        <p id={`${id}-requirements`} class="small quiet">
          {peopleStrings().account.passwordText}
        </p>
      </Show>
    </div>
  );
}
