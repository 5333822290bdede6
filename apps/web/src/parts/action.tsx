import { type JSX, Show } from 'solid-js';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-lines.ts';

interface ActionProps {
  readonly icon?: IconName;
  readonly word: string;
  readonly onPress: () => void;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  readonly unavailable?: string | undefined;
  /** Disables the button without a reason, where the reason is obvious. It stays focusable. */
  readonly isOff?: boolean;
  readonly class?: string;
}

/** A button with a label and an optional icon. */
export function Action(props: ActionProps): JSX.Element {
  const isOff = (): boolean => props.isOff === true || props.unavailable !== undefined;
  return (
    <button
      type="button"
      class={props.class ?? 'btn'}
      aria-disabled={isOff()}
      title={props.unavailable}
      onClick={() => !isOff() && props.onPress()}
    >
      <Show when={props.icon}>{(name) => <Icon name={name()} />}</Show>
      {props.word}
    </button>
  );
}
