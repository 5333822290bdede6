import type { JSX } from 'solid-js';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The safe answer comes first and has the focus. */
export function Answers(props: { verb: string; danger?: boolean; onYes: () => void }): JSX.Element {
  const { open } = usePlay();
  return (
    <div class="row end">
      <button
        type="button"
        class="btn"
        ref={(button) => button.setAttribute('autofocus', '')}
        onClick={() => open(null)}
      >
        {playWords().dialogs.playOn}
      </button>
      <button type="button" class="btn" classList={{ danger: props.danger === true }} onClick={props.onYes}>
        {props.verb}
      </button>
    </div>
  );
}
