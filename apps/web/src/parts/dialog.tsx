import { siteStrings } from '@halma/locales/site';
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  /** The content between the title and the close button. */
  readonly headContent?: JSX.Element;
  readonly children: JSX.Element;
}

/**
 * A modal dialog. Escape or a press outside closes it, and the focus then returns to the element that had it
 * before.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const id = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let isRemoved = false;
  onMount(() => dialog?.showModal());
  onCleanup(() => {
    // Closing the dialog before it is removed returns the focus. `onClose` is not called in this case,
    // because another dialog may already be open.
    isRemoved = true;
    dialog?.close();
  });
  return (
    <dialog
      ref={dialog}
      class={props.class}
      aria-labelledby={id}
      onClose={() => isRemoved || props.onClose()}
      onMouseDown={(event) => event.target === dialog && isPressOutside(event, dialog) && dialog?.close()}
    >
      <div class="sheet">
        <div class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          {props.headContent}
          <button
            type="button"
            class="iconbtn"
            aria-label={siteStrings().close}
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

/**
 * Returns whether a new press is outside an element's box. A dialog is also the target of presses on its backdrop and
 * on its scrollbar, so the target does not show where the press was. The second press of a double click on the button
 * that opened the dialog does not count.
 */
function isPressOutside({ clientX, clientY, detail }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return detail < 2 && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
