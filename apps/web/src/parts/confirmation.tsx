import type { JSX } from 'solid-js';
import { Dialog } from './dialog.tsx';

interface ConfirmationProps {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Whether the action permanently removes something. */
  readonly isDangerous: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** A dialog that asks for confirmation before an action. The safe answer comes first and has the focus. */
export function Confirmation(props: ConfirmationProps): JSX.Element {
  return (
    <Dialog title={props.title} class="ask" onClose={props.onCancel}>
      <p>{props.text}</p>
      <div class="row end">
        <button
          type="button"
          class="btn"
          ref={(button) => button.setAttribute('autofocus', '')}
          onClick={() => props.onCancel()}
        >
          {props.cancelLabel}
        </button>
        <button
          type="button"
          class="btn"
          classList={{ danger: props.isDangerous }}
          onClick={() => props.onConfirm()}
        >
          {props.confirmLabel}
        </button>
      </div>
    </Dialog>
  );
}
