import { peopleStrings } from '@halma/locales/people';
import type { ModerationAction } from '@halma/protocol';
import { createSignal, type JSX } from 'solid-js';
import { Dialog } from '../../../parts/dialog.tsx';

/** The maximum length of a reason or note, in characters. */
export const MAX_REASON_LENGTH = 200;

/** The props of a dialog about an account. */
export interface ModerationDialogProps {
  /** The name of the account. */
  readonly name: string;
  readonly onSubmit: (action: ModerationAction) => void;
  readonly onClose: () => void;
}

/** A dialog in which a moderator adds a note on an account to the log. */
export function NoteDialog(props: ModerationDialogProps): JSX.Element {
  const strings = () => peopleStrings().moderation;
  const [text, setText] = createSignal('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text().trim() !== '') props.onSubmit({ deed: 'note', reason: text().trim() });
  };
  return (
    <Dialog title={strings().noteTitle(props.name)} onClose={props.onClose}>
      <form class="panel-form" onSubmit={submit}>
        <label class="field">
          <span class="label">{strings().note}</span>
          <input
            class="input"
            required
            maxlength={MAX_REASON_LENGTH}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <span class="small quiet">{strings().noteText}</span>
        </label>
        <div class="row end">
          <button type="button" class="btn" onClick={props.onClose}>
            {strings().cancel}
          </button>
          <button type="submit" class="btn main">
            {strings().addNote}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
