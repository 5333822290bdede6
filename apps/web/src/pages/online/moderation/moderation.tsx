import { peopleWords } from '@halma/locales/people';
import { createSignal, type JSX, Show } from 'solid-js';
import { useOnline } from '../online-context.ts';
import { AccountList } from './account-list.tsx';
import { AuditLog } from './audit-log.tsx';
import { ReportList } from './report-list.tsx';

/** The moderators' page: reports, accounts and the log of actions. Other players read that it is not for them. */
export function ModerationPage(): JSX.Element {
  const { me } = useOnline();
  // An action in one list can change the others.
  const [deeds, setDeeds] = createSignal(0);
  const changed = (): void => void setDeeds((before) => before + 1);
  return (
    <div class="wrap account">
      <section aria-labelledby="host-title">
        <h1 id="host-title">{peopleWords().moderation.title}</h1>
        <p>
          <a href="/online/account">{peopleWords().account.title}</a>
        </p>
        <Show when={me().isHost} fallback={<p>{peopleWords().moderation.only}</p>}>
          <ReportList after={deeds()} onChanged={changed} />
          <AccountList after={deeds()} onChanged={changed} />
        </Show>
      </section>
      <aside>
        <Show when={me().isHost}>
          <AuditLog after={deeds()} />
        </Show>
      </aside>
    </div>
  );
}

/** What each list gets: when to reload, and how to report an action. */
export interface HostListProps {
  readonly after: number;
  readonly onChanged: () => void;
}
