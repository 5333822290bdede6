import { peopleStrings } from '@halma/locales/people';
import type { AccountView } from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { formatDay, formatDayAndTime } from '../account/format-day.ts';
import { addressOfPlayer } from '../online-context.ts';

/**
 * An account: its name, which links to the player's page, its role, its creation date, and its limits, including those
 * that have ended, with their reasons.
 */
export function AccountStatus(props: { readonly account: AccountView }): JSX.Element {
  const strings = () => peopleStrings().moderation;
  return (
    <span>
      <b>
        <Show when={!props.account.person.guest} fallback={personName(props.account.person)}>
          <a href={addressOfPlayer(props.account.person.name)}>{personName(props.account.person)}</a>
        </Show>
      </b>{' '}
      <small class="quiet">
        {strings().accountStatus[props.account.role](formatDay(props.account.createdAt))}
        <For each={props.account.limits}>
          {({ kind, until, reason }) => (
            <>
              {', '}
              {strings().limited[kind](formatDayAndTime(until))}
              {reason === '' ? '' : ` (${reason})`}
            </>
          )}
        </For>
        <For each={props.account.pastLimits}>
          {({ kind, until, reason }) => (
            <>
              {', '}
              {strings().pastLimited[kind](formatDayAndTime(until))}
              {reason === '' ? '' : ` (${reason})`}
            </>
          )}
        </For>
      </small>
    </span>
  );
}
