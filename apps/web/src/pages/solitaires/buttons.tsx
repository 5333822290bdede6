import type { JSX } from 'solid-js';
import type { FreePlay } from '../../board/free-play.ts';
import { words } from './words.ts';

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

/** Takes a move back, or all of them. */
export function BackAndRestart(props: { readonly play: FreePlay }): JSX.Element {
  const isAtStart = () => props.play.moves().length === 0;
  return (
    <>
      <Press word={words().back} isOff={isAtStart()} onPress={props.play.takeBack} />
      <Press word={words().restart} isOff={isAtStart()} onPress={() => props.play.restart()} />
    </>
  );
}
