import { type JSX, Show } from 'solid-js';
import type { FreePlay } from '../../board/free-play.ts';
import { rulesWords } from '../../words/rules.ts';

/** What the page says of what was just done. It is read aloud when it changes. */
export function Said(props: { readonly children: JSX.Element; readonly isGood?: boolean }): JSX.Element {
  return (
    <div class="said-note" classList={{ good: props.isGood === true }} role="status">
      {props.children}
    </div>
  );
}

/** What the moves have come to, once they are done; until then why the last try was no move. */
export function SaidOf(props: {
  readonly play: FreePlay;
  readonly isDone: boolean;
  readonly isGood?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const refused = (): string => {
    const refusal = props.play.refusal();
    return refusal === null ? '' : rulesWords().refusal(refusal);
  };
  return (
    <Said isGood={props.isGood ?? props.isDone}>
      <Show when={props.isDone} fallback={refused()}>
        {props.children}
      </Show>
    </Said>
  );
}
