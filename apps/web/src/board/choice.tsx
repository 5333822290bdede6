import { createUniqueId, For, type JSX } from 'solid-js';

/** One of a few. */
export function Choice<Value extends string>(props: {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly wordOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class="field">
      <legend class="label">{props.name}</legend>
      <div class="seg">
        <For each={props.values}>
          {(value) => (
            <label>
              <input
                class="vh"
                type="radio"
                name={group}
                checked={props.value === value}
                onChange={() => props.onChoose(value)}
              />
              <span>{props.wordOf(value)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
