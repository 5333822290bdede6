import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { RequestDialog } from '../request-dialog.tsx';

/** The maximum length of a reason or note, in characters. */
const MAX_REASON_LENGTH = 200;

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

/** A field for the reason of a moderation action, or for a note. */
export function ReasonField(props: {
  readonly label: string;
  /** Who can read the text. */
  readonly description: string;
  /** Whether the text must not be empty; false by default. */
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onInput: (text: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <input
        class="input"
        required={props.isRequired === true}
        pattern={props.isRequired === true ? String.raw`.*\S.*` : undefined}
        maxlength={MAX_REASON_LENGTH}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <span class="small quiet">{props.description}</span>
    </label>
  );
}
