import { securityStrings } from '@halma/locales/security';
import type { JSX } from 'solid-js';
import { LabelledField } from './labelled-field.tsx';

/** A field for an e-mail address. */
export function EmailField(): JSX.Element {
  return (
    <LabelledField label={securityStrings().email.address}>
      {(attributes) => (
        <input
          id={attributes.id}
          aria-describedby={attributes.describedBy}
          class="input"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxlength="200"
        />
      )}
    </LabelledField>
  );
}
