import type { JSX } from 'solid-js';

/** An on/off switch with a label and an optional description. */
export function Switch(props: {
  label: string;
  description?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="switch-row">
      <span>
        {props.label}
        {props.description !== undefined && <small>{props.description}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
