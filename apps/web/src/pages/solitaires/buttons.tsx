import type { JSX } from 'solid-js';
import type { FreePlay } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';
import { words } from './words.ts';

/** Takes a move back, or all of them. */
export function BackAndRestart(props: { readonly play: FreePlay }): JSX.Element {
  const isAtStart = () => props.play.moves().length === 0;
  return (
    <>
      <Action word={words().back} isOff={isAtStart()} onPress={props.play.takeBack} />
      <Action word={words().restart} isOff={isAtStart()} onPress={() => props.play.restart()} />
    </>
  );
}
