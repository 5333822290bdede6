import { solitaireWords } from '@halma/locales/solitaires';
import type { JSX } from 'solid-js';
import type { FreePlay } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';

/** The buttons that take back one move or all. */
export function TakebackButtons(props: { readonly play: FreePlay }): JSX.Element {
  const isAtStart = () => props.play.moves().length === 0;
  return (
    <>
      <Action label={solitaireWords().takeBack} isDisabled={isAtStart()} onPress={props.play.takeBack} />
      <Action
        label={solitaireWords().restart}
        isDisabled={isAtStart()}
        onPress={() => props.play.restart()}
      />
    </>
  );
}
