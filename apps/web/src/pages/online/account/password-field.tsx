import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { LabelledField } from './labelled-field.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  /** Whether the field states the requirements for a password. */
  readonly showsRequirements: boolean;
}

/** A password field with the server's limits on length. */
export function PasswordField(props: PasswordFieldProps): JSX.Element {
  return (
    <LabelledField
      label={props.label}
      text={props.showsRequirements ? peopleStrings().account.passwordText : undefined}
    >
      {(attributes) => (
        <input
          id={attributes.id}
          aria-describedby={attributes.describedBy}
          class="input"
          name={props.name}
          type="password"
          autocomplete={props.autocomplete}
          required
          minlength="10"
          maxlength="200"
        />
      )}
    </LabelledField>
  );
}
