import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX } from 'solid-js';
import { ModerationDialog, ReasonField } from './moderation-dialog.tsx';
import type { AccountDialogProps } from './note-dialog.tsx';

/** A dialog in which a moderator closes an account, with a reason for the log. */
export function CloseDialog(props: AccountDialogProps & { readonly isGuest: boolean }): JSX.Element {
  const strings = () => peopleStrings().moderation;
  const [reason, setReason] = createSignal('');
  return (
    <ModerationDialog
      title={strings().closeTitle(props.name)}
      submitLabel={strings().actions.close}
      isDangerous
      onSubmit={() => props.onSubmit({ deed: 'close', reason: reason().trim() })}
      onClose={props.onClose}
    >
      <p>{props.isGuest ? strings().closeGuestText : strings().closeText}</p>
      <ReasonField
        label={strings().reason}
        description={strings().closeReasonText}
        value={reason()}
        onInput={setReason}
      />
    </ModerationDialog>
  );
}
