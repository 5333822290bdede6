import type { JSX } from 'solid-js';
import { LabelledField } from './labelled-field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly text?: string;
  /** `one-time-code` if the code comes from an authenticator app. */
  readonly autocomplete: 'one-time-code' | 'off';
}

/** A field for a code from an authenticator app, or a recovery code. */
export function CodeField(props: CodeFieldProps): JSX.Element {
  return (
    <LabelledField label={props.label} text={props.text}>
      {(attributes) => (
        <input
          id={attributes.id}
          aria-describedby={attributes.describedBy}
          class="input code"
          name="code"
          autocomplete={props.autocomplete}
          autocapitalize="off"
          spellcheck={false}
          required
          minlength="6"
          maxlength="40"
          pattern="[0-9A-Za-z \-]{6,40}"
        />
      )}
    </LabelledField>
  );
}
