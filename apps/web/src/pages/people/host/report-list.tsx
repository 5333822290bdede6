import type { ReportMark, ReportView } from '@halma/protocol';
import { createSignal, For, type JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { onlineWords } from '../../../words/online.ts';
import { peopleWords } from '../../../words/people.ts';
import { dayOf } from '../account/day.ts';
import { createFetched, FetchedPart } from '../fetched-part.tsx';
import { addressOfGame, useOnline } from '../online.ts';
import { Deeds } from './deeds.tsx';
import type { HostListProps } from './host.tsx';
import { Standing } from './standing.tsx';

/** What a report can be marked as next. */
const NEXT: Readonly<Record<ReportView['state'], readonly ReportMark['state'][]>> = {
  new: ['seen', 'settled'],
  seen: ['settled'],
  settled: ['new'],
};

/** What people have brought to the hosts' notice, and what can be done about it. */
export function ReportList(props: HostListProps): JSX.Element {
  const { api } = useOnline();
  const [failure, setFailure] = createSignal('');
  const reports = createFetched(
    () => props.after,
    () => api('listReports', {}),
  );
  const words = () => peopleWords().host;
  const mark = async ({ game, by, about }: ReportView, state: ReportMark['state']): Promise<void> => {
    const parameters = { game, by: by.id, person: about.person.id };
    const answer = await api('markReport', { parameters, body: { state } });
    setFailure(answer.ok ? '' : refusalWords(answer.refusal));
    if (answer.ok) props.onChanged();
  };
  return (
    <section aria-labelledby="host-reports">
      <div class="section-head">
        <h2 id="host-reports">{words().reports}</h2>
      </div>
      <p class="small" role="alert">
        {failure()}
      </p>
      <FetchedPart of={reports}>
        {(known) => (
          <ul class="host-rows">
            <For each={known()} fallback={<li class="quiet">{words().noReports}</li>}>
              {(report) => (
                <li>
                  <span>
                    <b>{words().states[report.state]}</b>{' '}
                    {words().says(personName(report.by), personName(report.about.person))}
                    {': '}
                    {onlineWords().talk.reasons[report.reason]}{' '}
                    <small class="quiet">{dayOf(report.at)}</small>
                  </span>
                  {report.text !== '' && <q>{report.text}</q>}
                  <span class="row">
                    <For each={NEXT[report.state]}>
                      {(state) => (
                        <button type="button" class="btn dense" onClick={() => void mark(report, state)}>
                          {words().mark[state]}
                        </button>
                      )}
                    </For>
                    <a class="btn dense" href={addressOfGame(report.game)}>
                      {words().look}
                    </a>
                  </span>
                  <Standing account={report.about} />
                  <Deeds account={report.about} onChanged={props.onChanged} />
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
    </section>
  );
}
