import { noticeStrings } from '@halma/locales/notices';
import { type JSX, Show } from 'solid-js';
import { followNoticeCount, unseenNotices } from '../online/notice-count.ts';
import { Icon } from '../parts/icon.tsx';

/**
 * The bell in the header, with the number of notices that the player has not seen. It links to all notices.
 */
export default function NoticeBell(): JSX.Element {
  followNoticeCount();
  return (
    <a class="iconbtn bell" href="/online/notices" aria-label={noticeStrings().unseen(unseenNotices())}>
      <Icon name="bell" />
      <Show when={unseenNotices() > 0}>
        <b aria-hidden="true">{unseenNotices()}</b>
      </Show>
    </a>
  );
}
