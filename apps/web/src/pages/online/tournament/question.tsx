import { tournamentStrings } from '@halma/locales/tournaments';
import { createSignal, type JSX } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Failure } from '../../../online/failure.ts';
import { Dialog } from '../../../parts/dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Whether the answer cannot be undone; true by default. */
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /**
   * Sends the command. Resolves to undefined on success. On failure, resolves to the reason, which the dialog
   * shows while it stays open.
   */
  readonly onConfirm: () => Promise<Failure | undefined>;
  /** Fields between the text and the buttons. */
  readonly children?: JSX.Element;
}

/** Asks for confirmation, with additional fields if needed. The safe answer comes first. */
export function Question(props: QuestionProps): JSX.Element {
  const [failure, setFailure] = createSignal('');
  const [isPending, setPending] = createSignal(false);
  const confirm = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPending()) return;
    setPending(true);
    const reason = await props.onConfirm();
    setPending(false);
    if (reason === undefined) props.onClose();
    else setFailure(describeFailure(reason));
  };
  return (
    <Dialog onClose={props.onClose} title={props.title} class="ask">
      <form class="panel-form" onSubmit={(event) => void confirm(event)}>
        <p>{props.text}</p>
        {props.children}
        <p class="note bad" role="alert">
          {failure()}
        </p>
        <div class="row end">
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {tournamentStrings().organiser.cancel}
          </button>
          <button
            type="submit"
            class="btn"
            classList={{ danger: props.isDangerous ?? true, main: props.isDangerous === false }}
            disabled={isPending()}
          >
            {props.confirmLabel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
