import { peopleStrings } from '@halma/locales/people';
import type { ModerationAction } from '@halma/protocol';
import { createSignal, type JSX } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { ModerationDialog, ReasonField } from './moderation-dialog.tsx';

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
      <ReasonField
        label={strings().note}
        description={strings().noteText}
        isRequired
        value={text()}
        onInput={setText}
      />
    </ModerationDialog>
  );
}
