import { createUniqueId, type JSX, Show } from 'solid-js';

interface CodeFieldProps {
  readonly label: string;
  readonly text?: string;
  /** `one-time-code` where the code comes from an authenticator app. */
  readonly autocomplete: 'one-time-code' | 'off';
}

/** A field for a code of an authenticator app, or a recovery code. */
export function CodeField(props: CodeFieldProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="input code"
        name="code"
        autocomplete={props.autocomplete}
        autocapitalize="off"
        spellcheck={false}
        required
        minlength="6"
        maxlength="40"
        pattern="[0-9A-Za-z \-]{6,40}"
        aria-describedby={props.text === undefined ? undefined : `${id}-text`}
      />
      <Show when={props.text}>
        {(text) => (
          <p id={`${id}-text`} class="small quiet">
            {text()}
          </p>
        )}
      </Show>
    </div>
  );
}
