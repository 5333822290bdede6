import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { RequestDialog } from '../request-dialog.tsx';

/** The maximum length of a reason or note, in characters. */
export const MAX_REASON_LENGTH = 200;

interface ModerationDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Whether the action permanently removes something, so that the safe answer has the focus; false by default. */
  readonly isDangerous?: boolean;
  /** Carries out the action. Resolves to undefined on success; otherwise, to the reason why it failed. */
  readonly onSubmit: () => Promise<Failure | undefined>;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/** A dialog for a moderation action. */
export function ModerationDialog(props: ModerationDialogProps): JSX.Element {
  return (
    <RequestDialog
      title={props.title}
      class={props.isDangerous ? 'ask' : ''}
      submitLabel={props.submitLabel}
      cancelLabel={peopleStrings().moderation.cancel}
      isDangerous={props.isDangerous === true}
      focusesCancel={props.isDangerous}
      onSubmit={props.onSubmit}
      onClose={props.onClose}
    >
      {props.children}
    </RequestDialog>
  );
}
