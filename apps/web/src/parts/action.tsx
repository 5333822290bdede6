import { type JSX, Show } from 'solid-js';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-lines.ts';

interface ActionProps {
  readonly icon?: IconName;
  readonly word: string;
  readonly onPress: () => void;
  /** Why it cannot be pressed now. The button can still be reached, and says so. */
  readonly unavailable?: string | undefined;
  /** It cannot be pressed now, for a reason that is plain to see. The button can still be reached. */
  readonly isOff?: boolean;
  readonly class?: string;
}

/** A button with its word, and perhaps an icon. */
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
