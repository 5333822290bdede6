import { peopleStrings } from '@halma/locales/people';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { AccountStatus } from './account-status.tsx';
import type { ModerationListProps } from './moderation.tsx';
import { ModerationActions } from './moderation-actions.tsx';

/** The accounts whose names start with a given string, each with its moderation actions. */
export function AccountList(props: ModerationListProps): JSX.Element {
  const { api } = useOnline();
  const [prefix, setPrefix] = createSignal('');
  const accounts = createServerValue(
    () => ({ prefix: prefix(), changeCount: props.changeCount }),
    (request) => api('listAccounts', { query: { beginning: request.prefix } }),
  );
  const search = (event: SubmitEvent & { currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    setPrefix(String(new FormData(event.currentTarget).get('beginning')).trim());
  };
  return (
    <section aria-labelledby="moderation-accounts">
      <div class="section-head">
        <h2 id="moderation-accounts">{peopleStrings().moderation.accounts}</h2>
      </div>
      <form class="inline-form" onSubmit={search}>
        <input
          class="input"
          type="search"
          name="beginning"
          maxlength="20"
          aria-label={peopleStrings().moderation.namePrefix}
          placeholder={peopleStrings().moderation.namePrefix}
        />
        <button type="submit" class="btn">
          {peopleStrings().moderation.search}
        </button>
      </form>
      <FetchedValue source={accounts}>
        {(known) => (
          <ul class="moderation-rows">
            <For each={known()} fallback={<li class="quiet">{peopleStrings().moderation.noAccounts}</li>}>
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
      </FetchedValue>
    </section>
  );
}
