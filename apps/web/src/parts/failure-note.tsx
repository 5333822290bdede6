import { type JSX, Show } from 'solid-js';

/**
 * A note on why something failed, which screen readers read immediately. Renders nothing if there is no text.
 */
export function FailureNote(props: { readonly text: string | undefined }): JSX.Element {
  return (
    <Show when={props.text}>
      {(text) => (
        <p class="note bad" role="alert">
          {text()}
        </p>
      )}
    </Show>
  );
}
