import { peopleStrings } from '@halma/locales/people';
import type { AccountView } from '@halma/protocol';
import { type JSX, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { formatDay } from '../account/format-day.ts';
import { useOnline } from '../online-context.ts';
import { isMuted } from './moderation-actions.tsx';

/** An account: its name, its role with the date of its creation, and until when it is muted. */
export function AccountStatus(props: { readonly account: AccountView }): JSX.Element {
  const { now } = useOnline();
  const strings = () => peopleStrings().moderation;
  return (
    <span>
      <b>{personName(props.account.person)}</b>{' '}
      <small class="quiet">
        {strings().accountStatus[props.account.role](formatDay(props.account.createdAt))}
        <Show when={isMuted(props.account, now())}>
          {', '}
          {strings().mutedUntil(formatDay(props.account.mutedUntil))}
        </Show>
      </small>
    </span>
  );
}
