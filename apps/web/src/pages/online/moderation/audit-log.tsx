import { peopleStrings } from '@halma/locales/people';
import { type AuditView, MODERATION_PAGE_SIZE, OPERATOR_ACTOR, type Person } from '@halma/protocol';
import { For, type JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { formatDayAndTime } from '../account/format-day.ts';
import { useOnline } from '../online-context.ts';
import { createPagedList, PagedRows } from '../paged-list.tsx';

/** The log of moderation actions, latest first. */
export function AuditLog(props: { readonly changeCount: number }): JSX.Element {
  const { api } = useOnline();
  const entries = createPagedList<AuditView>({
    changeCount: () => props.changeCount,
    read: (last) =>
      api('listAuditEntries', { query: last === undefined ? {} : { before: String(last.entry) } }),
    pageSize: MODERATION_PAGE_SIZE,
  });
  return (
    <section class="card panel" aria-labelledby="moderation-log">
      <h2 id="moderation-log">{peopleStrings().moderation.log}</h2>
      <PagedRows list={entries} moreLabel={peopleStrings().moderation.more}>
        {(rows) => (
          <ul class="entries">
            <For each={rows()} fallback={<li class="quiet">{peopleStrings().moderation.noLog}</li>}>
              {({ at, by, deed: action, name, until, reason, people = [] }) => (
                <li>
                  <span>
                    {peopleStrings().moderation.logEntry[action](
                      displayName(by, people),
                      displayName(name, people),
                    )}{' '}
                    <small class="quiet">
                      {until === undefined
                        ? formatDayAndTime(at)
                        : `${formatDayAndTime(at)}, ${peopleStrings().moderation.logUntil(formatDayAndTime(until))}`}
                    </small>{' '}
                    {reason !== undefined && <q>{reason}</q>}
                  </span>
                </li>
              )}
            </For>
          </ul>
        )}
      </PagedRows>
    </section>
  );
}

/** Returns the name to show for `by` or `name` in an entry, which is the id of one of `people` or a name. */
function displayName(nameOrId: string, people: readonly Person[]): string {
  if (nameOrId === OPERATOR_ACTOR) return peopleStrings().moderation.operator;
  const person = people.find(({ id }) => id === nameOrId);
  return person === undefined ? nameOrId : personName(person);
}
