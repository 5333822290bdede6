import { peopleStrings } from '@halma/locales/people';
import type { ReportView } from '@halma/protocol';
import { For, type JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';

/** The latest messages in a game or a tournament before a report. The reported person's messages stand out. */
export function ReportMessages(props: { readonly report: ReportView }): JSX.Element {
  const { api } = useOnline();
  const context = createServerValue(
    () => props.report,
    ({ game, by, about }) =>
      api('getReportContext', { parameters: { game, by: by.id, person: about.person.id } }),
  );
  return (
    <FetchedValue source={context}>
      {(value) => (
        <ul class="entries small">
          <For
            each={value().messages}
            fallback={<li class="quiet">{peopleStrings().moderation.noMessages}</li>}
          >
            {({ person, text }) => (
              <li>
                <span classList={{ quiet: person.id !== props.report.about.person.id }}>
                  <b>{personName(person)}</b> <q>{text}</q>
                </span>
              </li>
            )}
          </For>
        </ul>
      )}
    </FetchedValue>
  );
}
