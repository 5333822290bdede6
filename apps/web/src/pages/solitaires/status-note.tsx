import { rulesStrings } from '@halma/locales/rules';
import { type JSX, Show } from 'solid-js';
import type { FreePlay } from '../../board/free-play.ts';

/** The status of the latest action. Screen readers announce each change. */
export function StatusNote(props: {
  readonly children: JSX.Element;
  readonly isGood?: boolean;
}): JSX.Element {
  return (
    <div class="status-note" classList={{ good: props.isGood === true }} role="status">
      {props.children}
    </div>
  );
}

/** The result once the attempt is finished. Until then, the reason why the latest move was refused. */
export function PlayStatus(props: {
  readonly play: FreePlay;
  readonly isDone: boolean;
  readonly isGood?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const refusalText = (): string => {
    const refusal = props.play.refusal();
    return refusal === null ? '' : rulesStrings().refusal(refusal);
  };
  return (
    <StatusNote isGood={props.isGood ?? props.isDone}>
      <Show when={props.isDone} fallback={refusalText()}>
        {props.children}
      </Show>
    </StatusNote>
  );
}
