import { peopleWords } from '@halma/locales/people';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createFetched, FetchedPart } from '../fetched-part.tsx';
import { useOnline } from '../online-context.ts';
import { AccountStatus } from './account-status.tsx';
import type { HostListProps } from './moderation.tsx';
import { ModerationActions } from './moderation-actions.tsx';

/** Accounts by name, each with its moderation actions. */
export function AccountList(props: HostListProps): JSX.Element {
  const { api } = useOnline();
  const [beginning, setBeginning] = createSignal('');
  const accounts = createFetched(
    () => ({ beginning: beginning(), after: props.after }),
    (asked) => api('listAccounts', { query: { beginning: asked.beginning } }),
  );
  const search = (event: SubmitEvent & { currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    setBeginning(String(new FormData(event.currentTarget).get('beginning')).trim());
  };
  return (
    <section aria-labelledby="host-accounts">
      <div class="section-head">
        <h2 id="host-accounts">{peopleWords().moderation.accounts}</h2>
      </div>
      <form class="say" onSubmit={search}>
        <input
          class="input"
          type="search"
          name="beginning"
          maxlength="20"
          aria-label={peopleWords().moderation.namePrefix}
          placeholder={peopleWords().moderation.namePrefix}
        />
        <button type="submit" class="btn">
          {peopleWords().moderation.search}
        </button>
      </form>
      <FetchedPart of={accounts}>
        {(known) => (
          <ul class="host-rows">
            <For each={known()} fallback={<li class="quiet">{peopleWords().moderation.noAccounts}</li>}>
              {(account) => (
                <li>
                  <AccountStatus account={account} />
                  <Show when={account.role !== 'host'}>
                    <ModerationActions account={account} onChanged={props.onChanged} />
                  </Show>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
    </section>
  );
}
