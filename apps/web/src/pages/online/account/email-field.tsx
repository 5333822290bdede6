import { securityStrings } from '@halma/locales/security';
import { createUniqueId, type JSX } from 'solid-js';

/** A field for an e-mail address. */
export function EmailField(): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {securityStrings().email.address}
      </label>
      <input id={id} class="input" name="email" type="email" autocomplete="email" required maxlength="200" />
    </div>
  );
}
