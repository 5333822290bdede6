import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import type { JSX } from 'solid-js';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  /** The reason why the server refused the password; empty if there was no refusal. */
  readonly failure: string;
  /** Whether the form is the main form on its page. */
  readonly isMain?: boolean;
}

/**
 * The end of a form that replaces a forgotten password: the field for the new password, the reason for a
 * refusal, and the button.
 */
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
