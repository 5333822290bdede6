import { peopleStrings } from '@halma/locales/people';
import { LIMITING_ACTIONS, type ModerationAction } from '@halma/protocol';
import { createSignal, type JSX } from 'solid-js';
import { Choice } from '../../../parts/choice.tsx';
import { ModerationDialog, ReasonField } from './moderation-dialog.tsx';
import type { AccountDialogProps } from './note-dialog.tsx';

type Restriction = keyof typeof LIMITING_ACTIONS;
const RESTRICTION_NAMES = Object.keys(LIMITING_ACTIONS) as Restriction[];

/** The durations that the dialog offers for a restriction, in hours. */
const HOURS = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const;
type Length = keyof typeof HOURS;
const LENGTHS = Object.keys(HOURS) as Length[];

/**
 * A dialog in which a moderator temporarily limits an account, with a reason that the account's owner can
 * read.
 */
export function LimitDialog(props: AccountDialogProps): JSX.Element {
  const strings = () => peopleStrings().moderation;
  const [restriction, setRestriction] = createSignal<Restriction>('mute');
  const [length, setLength] = createSignal<Length>('day');
  const [reason, setReason] = createSignal('');
  const action = (): ModerationAction => ({
    deed: restriction(),
    hours: HOURS[length()],
    reason: reason().trim(),
  });
  return (
    <ModerationDialog
      title={strings().limitTitle(props.name)}
      submitLabel={strings().setLimit}
      onSubmit={() => props.onSubmit(action())}
      onClose={props.onClose}
    >
      <Choice
        label={strings().limitKind}
        values={RESTRICTION_NAMES}
        labels={strings().limitKinds}
        selected={restriction()}
        onSelect={setRestriction}
      />
      <Choice
        label={strings().limitLength}
        values={LENGTHS}
        labels={strings().limitLengths}
        selected={length()}
        onSelect={setLength}
      />
      <ReasonField
        label={strings().reason}
        description={strings().reasonText}
        value={reason()}
        onInput={setReason}
      />
    </ModerationDialog>
  );
}
