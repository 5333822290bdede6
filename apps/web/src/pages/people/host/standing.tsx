import type { AccountView } from '@halma/protocol';
import { type JSX, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { peopleWords } from '../../../words/people.ts';
import { dayOf } from '../account/day.ts';
import { useOnline } from '../online.ts';
import { isMuted } from './deeds.tsx';

/** Who somebody is, since when, and whether they are muted or closed. */
export function Standing(props: { readonly account: AccountView }): JSX.Element {
  const { now } = useOnline();
  const host = () => peopleWords().host;
  return (
    <span>
      <b>{personName(props.account.person)}</b>{' '}
      <small class="quiet">
        {host().standing[props.account.role](dayOf(props.account.createdAt))}
        <Show when={isMuted(props.account, now())}>
          {', '}
          {host().mutedUntil(dayOf(props.account.mutedUntil))}
        </Show>
      </small>
    </span>
  );
}
