import type { AuditView } from '@halma/protocol';
import { createResource, For, type JSX } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { dayOf } from '../account/day.ts';
import { useOnline } from '../online.ts';

/** What was done to accounts, the latest first. */
export function AuditLog(props: { readonly after: number }): JSX.Element {
  const { api } = useOnline();
  const [entries] = createResource(
    () => ({ after: props.after }),
    async (): Promise<readonly AuditView[]> => {
      const answer = await api('readAudit', {});
      return answer.ok ? answer.value : [];
    },
    { initialValue: [] },
  );
  return (
    <section class="card panel" aria-labelledby="host-log">
      <h2 id="host-log">{peopleWords().host.log}</h2>
      <ul class="sessions">
        <For each={entries.latest} fallback={<li class="quiet">{peopleWords().host.noLog}</li>}>
          {({ at, by, deed, name, until }) => (
            <li>
              <span>
                {peopleWords().host.logged[deed](by, name)}{' '}
                <small class="quiet">
                  {until === undefined
                    ? dayOf(at)
                    : `${dayOf(at)}, ${peopleWords().host.mutedUntil(dayOf(until))}`}
                </small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
