import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { useOnline } from '../online-context.ts';
import { AccountData } from './account-data.tsx';
import { AccountGames } from './account-games.tsx';
import { BlockList } from './block-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The player's account: name, password, passkeys, sessions, games and data. A guest can create one here. */
export function AccountPage(): JSX.Element {
  const { me } = useOnline();
  const [passwordChanges, setPasswordChanges] = createSignal(0);
  return (
    <div class="wrap account">
      <section aria-labelledby="account-title">
        <h1 id="account-title">{peopleStrings().account.title}</h1>
        <p class="lead">
          {me().person.guest
            ? peopleStrings().account.asGuest(personName(me().person))
            : peopleStrings().account.signedIn(personName(me().person))}
        </p>
        <p>
          <a href="/online">{peopleStrings().account.back}</a>
        </p>
        <Show when={me().isHost}>
          <p>
            <a href="/online/moderation">{peopleStrings().moderation.title}</a>
          </p>
        </Show>
        <AccountGames />
      </section>
      <aside>
        <Show when={me().person.guest} fallback={<PasskeyList />}>
          <SignInForm />
        </Show>
        <Show when={me().hasPassword}>
          <PasswordChange onChanged={() => setPasswordChanges((before) => before + 1)} />
        </Show>
        <Show when={!me().person.guest}>
          <SessionList changeCount={passwordChanges()} />
        </Show>
        <BlockList />
        <AccountData />
      </aside>
    </div>
  );
}
