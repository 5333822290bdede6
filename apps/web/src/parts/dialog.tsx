import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { siteWords } from '../words/site.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/**
 * A native dialog: the rest of the page waits, Escape and a press beside it close it, and the focus goes back to where it
 * came from.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const id = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let isGone = false;
  onMount(() => dialog?.showModal());
  onCleanup(() => {
    // Closed before it is taken away, so that the focus goes back; by then another dialog may be open.
    isGone = true;
    dialog?.close();
  });
  return (
    <dialog
      ref={dialog}
      class={props.class}
      aria-labelledby={id}
      onClose={() => isGone || props.onClose()}
      onPointerDown={(event) => event.target === dialog && dialog?.close()}
    >
      <div class="sheet">
        <div class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button
            type="button"
            class="iconbtn"
            aria-label={siteWords().close}
            onClick={() => dialog?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
