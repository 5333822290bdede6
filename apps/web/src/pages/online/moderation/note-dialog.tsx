import { peopleStrings } from '@halma/locales/people';
import type { ModerationAction } from '@halma/protocol';
import { createSignal, type JSX } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { MAX_REASON_LENGTH, ModerationDialog } from './moderation-dialog.tsx';

/** The props of a dialog about an account. */
export interface AccountDialogProps {
  /** The name of the account. */
  readonly name: string;
  /** Carries out an action. Resolves to undefined on success; otherwise, to the reason why it failed. */
  readonly onSubmit: (action: ModerationAction) => Promise<Failure | undefined>;
  readonly onClose: () => void;
}

/** A dialog in which a moderator adds a note on an account to the log. */
export function NoteDialog(props: AccountDialogProps): JSX.Element {
  const strings = () => peopleStrings().moderation;
  const [text, setText] = createSignal('');
  return (
    <ModerationDialog
      title={strings().noteTitle(props.name)}
      submitLabel={strings().addNote}
      onSubmit={() => props.onSubmit({ deed: 'note', reason: text().trim() })}
      onClose={props.onClose}
    >
      <label class="field">
        <span class="label">{strings().note}</span>
        <input
          class="input"
          required
          pattern=".*\S.*"
          maxlength={MAX_REASON_LENGTH}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <span class="small quiet">{strings().noteText}</span>
      </label>
    </ModerationDialog>
  );
}
