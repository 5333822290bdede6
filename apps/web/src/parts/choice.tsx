import { createUniqueId, For, type JSX } from 'solid-js';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly selected: Value | undefined;
  readonly onSelect: (value: Value) => void;
}

/** A choice between a few values, as radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="field">
      <legend class="label">{props.label}</legend>
      <Segments
        name={name}
        values={props.values}
        labels={props.labels}
        selected={props.selected}
        onSelect={props.onSelect}
      />
    </fieldset>
  );
}

/** The radio buttons of a choice, without its label. */
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
              checked={props.selected === value}
              onChange={() => props.onSelect(value)}
            />
            <span>{props.labels[value]}</span>
          </label>
        )}
      </For>
    </div>
  );
}
