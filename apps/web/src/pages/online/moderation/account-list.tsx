import { peopleStrings } from '@halma/locales/people';
import { type AccountView, MODERATION_PAGE_SIZE } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { useOnline } from '../online-context.ts';
import { createPagedList, PagedRows, RowsByKey } from '../paged-list.tsx';
import { AccountStatus } from './account-status.tsx';
import type { ModerationListProps } from './moderation.tsx';
import { ModerationActions } from './moderation-actions.tsx';

/** The accounts whose names start with a given string, each with its moderation actions. */
export function AccountList(props: ModerationListProps): JSX.Element {
  const { api } = useOnline();
  const [prefix, setPrefix] = createSignal('');
  const accounts = createPagedList<AccountView>({
    request: prefix,
    changeCount: () => props.changeCount,
    read: (last) =>
      api('listAccounts', {
        query: { beginning: prefix(), ...(last === undefined ? {} : { after: last.person.name }) },
      }),
    pageSize: MODERATION_PAGE_SIZE,
  });
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
      <PagedRows list={accounts} moreLabel={peopleStrings().moderation.more}>
        {(rows) => (
          <ul class="moderation-rows">
            <RowsByKey
              rows={rows()}
              keyOf={({ person }) => person.id}
              fallback={<li class="quiet">{peopleStrings().moderation.noAccounts}</li>}
            >
              {(account) => (
                <li>
                  <AccountStatus account={account()} />
                  <Show when={account().role !== 'host'}>
                    <ModerationActions account={account()} onChanged={props.onChanged} />
                  </Show>
                </li>
              )}
            </RowsByKey>
          </ul>
        )}
      </PagedRows>
    </section>
  );
}
