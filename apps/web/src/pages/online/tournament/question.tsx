import { tournamentStrings } from '@halma/locales/tournaments';
import type { JSX } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { RequestDialog } from '../request-dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Whether the answer cannot be undone; true by default. */
  readonly isDangerous?: boolean;
  /** Whether the form is complete, so that the command can be sent; true by default. */
  readonly canConfirm?: boolean;
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
  return (
    <RequestDialog
      title={props.title}
      class="ask"
      submitLabel={props.confirmLabel}
      cancelLabel={tournamentStrings().organiser.cancel}
      isDangerous={props.isDangerous ?? true}
      canSubmit={props.canConfirm}
      onSubmit={props.onConfirm}
      onClose={props.onClose}
    >
      <p>{props.text}</p>
      {props.children}
    </RequestDialog>
  );
}
