import { createUniqueId, type JSX, Show } from 'solid-js';

/**
 * The attributes that connect an input to its label and its explanation. Inputs set them one by one, because
 * spread attributes would load a part of Solid that no other page needs.
 */
interface InputAttributes {
  readonly id: string;
  readonly describedBy: string | undefined;
}

interface LabelledFieldProps {
  readonly label: string;
  /** An explanation below the input, if there is one. */
  readonly text?: string | undefined;
  readonly children: (attributes: InputAttributes) => JSX.Element;
}

/** An input with its label and an explanation, which screen readers read with the input. */
export function LabelledField(props: LabelledFieldProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {props.label}
      </label>
      {props.children({
        id,
        get describedBy() {
          return props.text === undefined ? undefined : `${id}-text`;
        },
      })}
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
