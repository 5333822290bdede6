import { createUniqueId, For, type JSX } from 'solid-js';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of a few: radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="field">
      <legend class="label">{props.label}</legend>
      <Segments {...props} name={name} />
    </fieldset>
  );
}

/** The row of a choice alone, for where the label stands elsewhere. */
export function Segments<Value extends string>(
  props: Omit<ChoiceProps<Value>, 'label'> & { name: string },
): JSX.Element {
  return (
    <div class="seg">
      <For each={props.values}>
        {(value) => (
          <label>
            <input
              type="radio"
              class="vh"
              name={props.name}
              value={value}
              checked={props.chosen === value}
              onChange={() => props.onChoose(value)}
            />
            <span>{props.words[value]}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** On or off. */
export function Switch(props: {
  label: string;
  about?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="switch-row">
      <span>
        {props.label}
        {props.about !== undefined && <small>{props.about}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
