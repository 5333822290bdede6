import { createUniqueId, type JSX, Show } from 'solid-js';

/** On or off, with its word and perhaps a sentence. */
export function Switch(props: {
  readonly word: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <label class="switch-row" for={id}>
      <span>
        {props.word}
        <Show when={props.hint}>{(hint) => <small>{hint()}</small>}</Show>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={props.isOn}
        checked={props.isOn}
        onChange={(event) => props.onTurn(event.currentTarget.checked)}
      />
    </label>
  );
}
