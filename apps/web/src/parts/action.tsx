import { type JSX, Show } from 'solid-js';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-lines.ts';

interface ActionProps {
  readonly icon?: IconName;
  readonly label: string;
  readonly onPress: (event: MouseEvent) => void;
  /** The reason why the button is disabled. It stays focusable and shows the reason. */
  readonly disabledReason?: string | undefined;
  /** Disables the button without a reason if the reason is obvious. The button stays focusable. */
  readonly isDisabled?: boolean;
  readonly class?: string;
}

/** A button with a label and an optional icon. */
export function Action(props: ActionProps): JSX.Element {
  const isDisabled = (): boolean => props.isDisabled === true || props.disabledReason !== undefined;
  return (
    <button
      type="button"
      class={props.class ?? 'btn'}
      aria-disabled={isDisabled()}
      title={props.disabledReason}
      onClick={(event) => !isDisabled() && props.onPress(event)}
    >
      <Show when={props.icon}>{(name) => <Icon name={name()} />}</Show>
      {props.label}
    </button>
  );
}
