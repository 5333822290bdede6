import { createSignal, type JSX } from 'solid-js';
import { describeFailure } from '../../online/describe-failure.ts';
import type { Failure } from '../../online/failure.ts';
import { Dialog } from '../../parts/dialog.tsx';

interface RequestDialogProps {
  readonly title: string;
  readonly class?: string;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** Whether the request permanently removes something. */
  readonly isDangerous: boolean;
  /** Whether the button that cancels has the focus; false by default. */
  readonly focusesCancel?: boolean | undefined;
  /** Whether the form is complete, so that the request can be sent; true by default. */
  readonly canSubmit?: boolean | undefined;
  /** Sends the request. Resolves to undefined on success; otherwise, to the reason why it failed. */
  readonly onSubmit: () => Promise<Failure | undefined>;
  readonly onClose: () => void;
  /** The texts and fields above the buttons. */
  readonly children: JSX.Element;
}

/**
 * A dialog that sends a request to the server. It closes once the server has accepted the request; if it fails, what the
 * user has entered stays, with the reason.
 */
export function RequestDialog(props: RequestDialogProps): JSX.Element {
  const [failure, setFailure] = createSignal('');
  const [isPending, setPending] = createSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPending()) return;
    setPending(true);
    const reason = await props.onSubmit();
    setPending(false);
    if (reason === undefined) props.onClose();
    else setFailure(describeFailure(reason));
  };
  return (
    <Dialog title={props.title} class={props.class ?? ''} onClose={props.onClose}>
      <form class="panel-form" onSubmit={(event) => void submit(event)}>
        {props.children}
        <p class="note bad" role="alert">
          {failure()}
        </p>
        <div class="row end">
          <button
            type="button"
            class="btn"
            ref={(cancel) => props.focusesCancel && cancel.setAttribute('autofocus', '')}
            onClick={() => props.onClose()}
          >
            {props.cancelLabel}
          </button>
          <button
            type="submit"
            class="btn"
            classList={{ danger: props.isDangerous, main: !props.isDangerous }}
            disabled={isPending() || props.canSubmit === false}
          >
            {props.submitLabel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
