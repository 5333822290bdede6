import { siteWords } from '@halma/locales/site';
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/**
 * A native dialog: it blocks the rest of the page, Escape and a press outside close it, and the focus returns to where it
 * was.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const id = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let isGone = false;
  onMount(() => dialog?.showModal());
  onCleanup(() => {
    // Closes before it is removed, so that the focus returns. Another dialog may be open by then.
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
