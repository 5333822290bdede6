import '../../style/fields.css';
import { createUniqueId, For, type JSX } from 'solid-js';

interface AmountSelectProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly selected: number;
  readonly onSelect: (value: number) => void;
  /** Describes a value in words. By default, the number itself is shown. */
  readonly describe?: (value: number) => string;
}

/** A select field for a few numbers. */
export function AmountSelect(props: AmountSelectProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="amount">
      <label class="label" for={id}>
        {props.label}
      </label>
      <select id={id} class="input" onChange={(event) => props.onSelect(Number(event.currentTarget.value))}>
        <For each={props.values}>
          {(value) => (
            <option value={String(value)} selected={value === props.selected}>
              {props.describe?.(value) ?? value}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
