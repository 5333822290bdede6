import { createSignal, type JSX, Show } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { AccountList } from './account-list.tsx';
import { AuditLog } from './audit-log.tsx';
import { ReportList } from './report-list.tsx';

/** What hosts look after: reports, accounts, and the log of what was done. For everybody else it says so. */
export function HostPage(): JSX.Element {
  const { me } = useOnline();
  // Whatever is done in one list can change the others.
  const [deeds, setDeeds] = createSignal(0);
  const changed = (): void => void setDeeds((before) => before + 1);
  return (
    <div class="wrap account">
      <section aria-labelledby="host-title">
        <h1 id="host-title">{peopleWords().host.title}</h1>
        <p>
          <a href="/people/account">{peopleWords().account.title}</a>
        </p>
        <Show when={me().isHost} fallback={<p>{peopleWords().host.only}</p>}>
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

/** What each list is told: when to look again, and how to say that something was done. */
export interface HostListProps {
  readonly after: number;
  readonly onChanged: () => void;
}
