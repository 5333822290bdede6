import type { JSX } from 'solid-js';

/** A button with a word. One that cannot be used now can still be reached. */
export function Press(props: {
  readonly word: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  readonly class?: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class={props.class ?? 'btn'}
      aria-disabled={props.isOff === true}
      onClick={() => props.isOff !== true && props.onPress()}
    >
      {props.word}
    </button>
  );
}
