import { peopleWords } from '@halma/locales/people';
import { For, type JSX } from 'solid-js';
import { dayOf } from '../account/day.ts';
import { createFetched, FetchedPart } from '../fetched-part.tsx';
import { useOnline } from '../online-context.ts';

/** The moderation actions so far, the latest first. */
export function AuditLog(props: { readonly after: number }): JSX.Element {
  const { api } = useOnline();
  const entries = createFetched(
    () => props.after,
    () => api('listAuditEntries', {}),
  );
  return (
    <section class="card panel" aria-labelledby="host-log">
      <h2 id="host-log">{peopleWords().moderation.log}</h2>
      <FetchedPart of={entries}>
        {(known) => (
          <ul class="entries">
            <For each={known()} fallback={<li class="quiet">{peopleWords().moderation.noLog}</li>}>
              {({ at, by, deed, name, until }) => (
                <li>
                  <span>
                    {peopleWords().moderation.logged[deed](by, name)}{' '}
                    <small class="quiet">
                      {until === undefined
                        ? dayOf(at)
                        : `${dayOf(at)}, ${peopleWords().moderation.mutedUntil(dayOf(until))}`}
                    </small>
                  </span>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
    </section>
  );
}
