import { solitaireStrings } from '@halma/locales/solitaires';
import type { JSX } from 'solid-js';
import type { FreePlay } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';

/** The buttons that take back one move or all moves. */
export function TakebackButtons(props: { readonly play: FreePlay }): JSX.Element {
  const isAtStart = () => props.play.moves().length === 0;
  return (
    <>
      <Action label={solitaireStrings().takeBack} isDisabled={isAtStart()} onPress={props.play.takeBack} />
      <Action
        label={solitaireStrings().restart}
        isDisabled={isAtStart()}
        onPress={() => props.play.restart()}
      />
    </>
  );
}
