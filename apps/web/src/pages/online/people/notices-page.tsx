import '../../../style/people.css';
import { gameTitle } from '@halma/locales/game-names';
import { noticeStrings } from '@halma/locales/notices';
import { siteStrings } from '@halma/locales/site';
import { NOTICE_PAGE_SIZE, type NoticeView, noticeAddress } from '@halma/protocol';
import { createEffect, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { titlePage } from '../../../navigation/page-title.ts';
import { delay } from '../../../online/delay.ts';
import { noticeChanges } from '../../../online/notice-count.ts';
import { personName } from '../../../online/person-name.ts';
import { createSeenReporter } from '../../../online/seen-reporter.ts';
import { Emblem } from '../../../parts/icon.tsx';
import { formatDayAndTime } from '../account/format-day.ts';
import { useOnline } from '../online-context.ts';
import { createPagedList, PagedRows } from '../paged-list.tsx';
import { NeedsAccount } from './needs-account.tsx';

/** The player's notices, latest first. Opening the page marks the notices that it shows as seen. */
export default function NoticesPage(): JSX.Element {
  const { me } = useOnline();
  titlePage(() => siteStrings().title(noticeStrings().title));
  return (
    <div class="wrap notices">
      <div class="lobby-title">
        <h1>{noticeStrings().title}</h1>
        <Show when={!me().person.guest}>
          <a class="small" href="/online/account#notices">
            {noticeStrings().settings}
          </a>
        </Show>
      </div>
      <Show when={!me().person.guest} fallback={<NeedsAccount text={noticeStrings().needsAccount} />}>
        <NoticeList />
      </Show>
    </div>
  );
}

function NoticeList(): JSX.Element {
  const { api, me } = useOnline();
  const list = createPagedList<NoticeView>({
    request: () => me().person.id,
    changeCount: noticeChanges,
    read: (last) =>
      api('listNotices', { query: last === undefined ? {} : { before: `${last.at}.${last.key}` } }),
    pageSize: NOTICE_PAGE_SIZE,
  });
  /**
   * The keys of the notices that were new when this page first showed them. They stay marked while the page
   * is open.
   */
  const freshKeys = new Set<string>();
  const reportSeen = createSeenReporter({
    send: async (keys) => {
      const result = await api('markNoticesSeen', { body: { keys: [...keys] } });
      return result.ok || result.refusal.code !== 'no-connection';
    },
    batchSize: NOTICE_PAGE_SIZE,
    schedule: delay,
  });
  onCleanup(reportSeen.end);
  createEffect(
    on(list.state, (state) => {
      if (state.kind !== 'known') return;
      const keys = state.value.rows.flatMap(({ key, isSeen }) => (isSeen || freshKeys.has(key) ? [] : [key]));
      for (const key of keys) freshKeys.add(key);
      reportSeen.add(keys);
    }),
  );
  return (
    <PagedRows list={list} moreLabel={noticeStrings().older}>
      {(rows) => (
        <Show when={rows().length > 0} fallback={<NoNotices />}>
          <ul class="entries notice-list">
            <For each={rows()}>
              {(notice) => <NoticeRow notice={notice} isNew={!notice.isSeen || freshKeys.has(notice.key)} />}
            </For>
          </ul>
        </Show>
      )}
    </PagedRows>
  );
}

function NoticeRow(props: { readonly notice: NoticeView; readonly isNew: boolean }): JSX.Element {
  const text = (): string => {
    const { content, people } = props.notice;
    const [person] = people;
    return noticeStrings().describe(content, {
      game: 'rules' in content ? gameTitle(content.rules) : '',
      person: person === undefined ? '' : personName(person),
      ...(content.kind === 'limited' && content.until !== undefined
        ? { until: formatDayAndTime(content.until) }
        : {}),
    });
  };
  return (
    <li classList={{ fresh: props.isNew }}>
      <span class="card-text">
        <Show when={props.isNew}>
          <b class="vh">{noticeStrings().isNew}: </b>
        </Show>
        <span>{text()}</span>
        <small class="quiet num">{formatDayAndTime(props.notice.at)}</small>
      </span>
      <a
        class="btn dense"
        href={noticeAddress(props.notice.content)}
        aria-label={`${noticeStrings().open}: ${text()}`}
      >
        {noticeStrings().open}
      </a>
    </li>
  );
}

function NoNotices(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{noticeStrings().none}</b>
      <p class="quiet">{noticeStrings().noneText}</p>
    </div>
  );
}
