import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import type { JSX } from 'solid-js';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  /** The reason why the server refused the password; empty if it did not. */
  readonly failure: string;
  /** Whether the form is the main one of its page. */
  readonly isMain?: boolean;
}

/** The end of a form that replaces a forgotten password: the new password, why it was refused, and the button. */
export function NewPasswordFields(props: NewPasswordFieldsProps): JSX.Element {
  return (
    <>
      <PasswordField
        name="next"
        label={peopleStrings().account.change.newPassword}
        autocomplete="new-password"
        showsRequirements
      />
      <p class="small" role="alert">
        {props.failure}
      </p>
      <button type="submit" class="btn" classList={{ main: props.isMain === true }}>
        {securityStrings().recover.submit}
      </button>
    </>
  );
}
