import { createSignal, type JSX, Show } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { BlockList } from './block-list.tsx';
import { OwnData } from './own-data.tsx';
import { OwnGames } from './own-games.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import { SignForms } from './sign-forms.tsx';

/** One's own account: name and password, passkeys, sessions, games, and one's data. A guest can make one here. */
export function AccountPage(): JSX.Element {
  const { me } = useOnline();
  const [passwordChanges, setPasswordChanges] = createSignal(0);
  return (
    <div class="wrap account">
      <section aria-labelledby="account-title">
        <h1 id="account-title">{peopleWords().account.title}</h1>
        <p class="lead">
          {me().person.guest
            ? peopleWords().account.asGuest(personName(me().person))
            : peopleWords().account.signedIn(personName(me().person))}
        </p>
        <p>
          <a href="/people">{peopleWords().account.back}</a>
        </p>
        <Show when={me().isHost}>
          <p>
            <a href="/people/host">{peopleWords().host.title}</a>
          </p>
        </Show>
        <OwnGames />
      </section>
      <aside>
        <Show when={me().person.guest} fallback={<PasskeyList />}>
          <SignForms />
        </Show>
        <Show when={me().hasPassword}>
          <PasswordChange onChanged={() => setPasswordChanges((before) => before + 1)} />
        </Show>
        <Show when={!me().person.guest}>
          <SessionList after={passwordChanges()} />
        </Show>
        <BlockList />
        <OwnData />
      </aside>
    </div>
  );
}
