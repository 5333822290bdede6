import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import {
  isTournamentId,
  MODERATION_PAGE_SIZE,
  type ReportStateChange,
  type ReportView,
  reportCursor,
} from '@halma/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { personName } from '../../../online/person-name.ts';
import { addressOfTournament } from '../../../online/tournament/describe-tournament.ts';
import { firstPress } from '../../../parts/first-press.ts';
import { formatDayAndTime } from '../account/format-day.ts';
import { addressOfGame, useOnline } from '../online-context.ts';
import { createPagedList, PagedRows, RowsByKey } from '../paged-list.tsx';
import { AccountStatus } from './account-status.tsx';
import type { ModerationListProps } from './moderation.tsx';
import { ModerationActions } from './moderation-actions.tsx';
import { ReportMessages } from './report-messages.tsx';

/** The states that a moderator can assign to a report, by its present state. */
const NEXT_STATES: Readonly<Record<ReportView['state'], readonly ReportStateChange['state'][]>> = {
  new: ['seen', 'settled'],
  seen: ['settled'],
  settled: ['new'],
};

function keyOf({ game, by, about }: ReportView): string {
  return [game, by.id, about.person.id].join('.');
}

/** The players' reports, each with its state and the moderation actions on the reported account. */
export function ReportList(props: ModerationListProps): JSX.Element {
  const { api } = useOnline();
  const [failure, setFailure] = createSignal('');
  // The key of the report whose messages are open. The messages stay open when the server resends all reports
  // after an action.
  const [openReportKey, setOpenReportKey] = createSignal<string>();
  const reports = createPagedList<ReportView>({
    changeCount: () => props.changeCount,
    read: (last) => api('listReports', { query: last === undefined ? {} : { before: reportCursor(last) } }),
    pageSize: MODERATION_PAGE_SIZE,
  });
  const strings = () => peopleStrings().moderation;
  const setState = async (
    { game, by, about, at }: ReportView,
    state: ReportStateChange['state'],
  ): Promise<void> => {
    const parameters = { game, by: by.id, person: about.person.id };
    const result = await api('updateReport', { parameters, body: { state, at } });
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok || result.refusal.code === 'report-changed') props.onChanged();
  };
  return (
    <section aria-labelledby="moderation-reports">
      <div class="section-head">
        <h2 id="moderation-reports">{strings().reports}</h2>
      </div>
      <p class="small" role="alert">
        {failure()}
      </p>
      <PagedRows list={reports} moreLabel={strings().more}>
        {(rows) => (
          <ul class="moderation-rows">
            <RowsByKey rows={rows()} keyOf={keyOf} fallback={<li class="quiet">{strings().noReports}</li>}>
              {(report) => (
                <li>
                  <span>
                    <b>{strings().states[report().state]}</b>{' '}
                    {strings().reportTitle(personName(report().by), personName(report().about.person))}
                    {': '}
                    {onlineStrings().chat.reasons[report().reason]}{' '}
                    <small class="quiet">{formatDayAndTime(report().at)}</small>
                  </span>
                  {report().text !== '' && <q>{report().text}</q>}
                  <Show when={openReportKey() === keyOf(report())}>
                    <ReportMessages report={report()} />
                  </Show>
                  <span class="row">
                    <Show
                      when={report().conflict === undefined}
                      fallback={
                        <small class="quiet">{describeFailure({ code: 'conflict-of-interest' })}</small>
                      }
                    >
                      <For each={NEXT_STATES[report().state]}>
                        {(state) => (
                          <button
                            type="button"
                            class="btn dense"
                            onClick={firstPress(() => void setState(report(), state))}
                          >
                            {strings().mark[state]}
                          </button>
                        )}
                      </For>
                    </Show>
                    <Show when={report().conflict !== 'messages'}>
                      <button
                        type="button"
                        class="btn dense"
                        aria-expanded={openReportKey() === keyOf(report())}
                        onClick={() =>
                          setOpenReportKey((key) => (key === keyOf(report()) ? undefined : keyOf(report())))
                        }
                      >
                        {strings().messages}
                      </button>
                    </Show>
                    <Show
                      when={isTournamentId(report().game)}
                      fallback={
                        <a class="btn dense" href={addressOfGame(report().game)}>
                          {strings().viewGame}
                        </a>
                      }
                    >
                      <a class="btn dense" href={addressOfTournament(report().game)}>
                        {strings().viewTournament}
                      </a>
                    </Show>
                  </span>
                  <AccountStatus account={report().about} />
                  <ModerationActions account={report().about} onChanged={props.onChanged} />
                </li>
              )}
            </RowsByKey>
          </ul>
        )}
      </PagedRows>
    </section>
  );
}
