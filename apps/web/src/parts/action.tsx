import type { JSX } from 'solid-js';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-lines.ts';

interface ActionProps {
  readonly icon: IconName;
  readonly word: string;
  readonly onPress: () => void;
  /** Why it cannot be pressed now. The button can still be reached, and says so. */
  readonly unavailable?: string | undefined;
  readonly class?: string;
}

/** A button with an icon and its word. */
export function Action(props: ActionProps): JSX.Element {
  return (
    <button
      type="button"
      class={props.class ?? 'btn dense'}
      aria-disabled={props.unavailable !== undefined}
      title={props.unavailable}
      onClick={() => props.unavailable === undefined && props.onPress()}
    >
      <Icon name={props.icon} />
      {props.word}
    </button>
  );
}
