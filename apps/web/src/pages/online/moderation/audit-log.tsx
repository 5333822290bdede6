import { peopleStrings } from '@halma/locales/people';
import { For, type JSX } from 'solid-js';
import { formatDay } from '../account/format-day.ts';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';

/** The log of moderation actions, latest first. */
export function AuditLog(props: { readonly changeCount: number }): JSX.Element {
  const { api } = useOnline();
  const entries = createServerValue(
    () => props.changeCount,
    () => api('listAuditEntries', {}),
  );
  return (
    <section class="card panel" aria-labelledby="moderation-log">
      <h2 id="moderation-log">{peopleStrings().moderation.log}</h2>
      <FetchedValue source={entries}>
        {(known) => (
          <ul class="entries">
            <For each={known()} fallback={<li class="quiet">{peopleStrings().moderation.noLog}</li>}>
              {({ at, by, deed, name, until }) => (
                <li>
                  <span>
                    {peopleStrings().moderation.logEntry[deed](by, name)}{' '}
                    <small class="quiet">
                      {until === undefined
                        ? formatDay(at)
                        : `${formatDay(at)}, ${peopleStrings().moderation.mutedUntil(formatDay(until))}`}
                    </small>
                  </span>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedValue>
    </section>
  );
}
