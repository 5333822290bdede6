import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Failure } from '../../../online/failure.ts';
import { Dialog } from '../../../parts/dialog.tsx';

/** The maximum length of a reason or note, in characters. */
export const MAX_REASON_LENGTH = 200;

interface ModerationDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Whether the action takes something away for good, so that the safe answer has the focus; false by default. */
  readonly isDangerous?: boolean;
  /** Carries out the action. Resolves to undefined on success; otherwise, to the reason why it failed. */
  readonly onSubmit: () => Promise<Failure | undefined>;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/** A dialog for a moderation action. It closes when the action is done; if it fails, the text stays, with the reason. */
export function ModerationDialog(props: ModerationDialogProps): JSX.Element {
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
    <Dialog title={props.title} class={props.isDangerous ? 'ask' : ''} onClose={props.onClose}>
      <form class="panel-form" onSubmit={(event) => void submit(event)}>
        {props.children}
        <p class="note bad" role="alert">
          {failure()}
        </p>
        <div class="row end">
          <button
            type="button"
            class="btn"
            ref={(cancel) => props.isDangerous && cancel.setAttribute('autofocus', '')}
            onClick={props.onClose}
          >
            {peopleStrings().moderation.cancel}
          </button>
          <button
            type="submit"
            class="btn"
            classList={{ danger: props.isDangerous === true, main: props.isDangerous !== true }}
            disabled={isPending()}
          >
            {props.submitLabel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
