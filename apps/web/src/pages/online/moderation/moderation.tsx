import { peopleStrings } from '@halma/locales/people';
import { siteStrings } from '@halma/locales/site';
import { createSignal, type JSX, Show } from 'solid-js';
import { titlePage } from '../../../navigation/page-title.ts';
import { useOnline } from '../online-context.ts';
import { AccountList } from './account-list.tsx';
import { AuditLog } from './audit-log.tsx';
import { ReportList } from './report-list.tsx';

/** The moderators' page: reports, accounts and the log of actions. Other players see only a note that the page is for moderators. */
export default function ModerationPage(): JSX.Element {
  const { me } = useOnline();
  // An action in one list can affect the others, so all of them reload.
  const [changeCount, setChangeCount] = createSignal(0);
  const reloadLists = (): void => void setChangeCount((count) => count + 1);
  titlePage(() => siteStrings().title(peopleStrings().moderation.title));
  return (
    <div class="wrap account">
      <section aria-labelledby="moderation-title">
        <h1 id="moderation-title">{peopleStrings().moderation.title}</h1>
        <p>
          <a href="/online/account">{peopleStrings().account.title}</a>
        </p>
        <Show when={me().isHost} fallback={<p>{peopleStrings().moderation.moderatorsOnly}</p>}>
          <ReportList changeCount={changeCount()} onChanged={reloadLists} />
          <AccountList changeCount={changeCount()} onChanged={reloadLists} />
        </Show>
      </section>
      <aside>
        <Show when={me().isHost}>
          <AuditLog changeCount={changeCount()} />
        </Show>
      </aside>
    </div>
  );
}

/** The props that the lists of the page share. */
export interface ModerationListProps {
  /** A count of the changes so far. A list reloads when it changes. */
  readonly changeCount: number;
  /** Called after each action. */
  readonly onChanged: () => void;
}
