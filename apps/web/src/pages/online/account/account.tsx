import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import { siteStrings } from '@halma/locales/site';
import { createSignal, type JSX, Show, Suspense } from 'solid-js';
import { address } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { personName } from '../../../online/person-name.ts';
import { optionalPart } from '../../../parts/optional-part.ts';
import { LimitNotes } from '../limit-notes.tsx';
import { useOnline } from '../online-context.ts';
import { NoticePreferences } from '../people/notice-preferences.tsx';
import { AccessTokenList } from './access-token-list.tsx';
import { AccountData } from './account-data.tsx';
import { AccountGames } from './account-games.tsx';
import { AccountLinks, SETTINGS_ID } from './account-links.tsx';
import { AccountProtection } from './account-protection.tsx';
import { AccountSecurityProvider } from './account-security.tsx';
import { BlockList } from './block-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { ProofProvider } from './proof.tsx';
import { NewRecoveryCodes } from './recovery-codes.tsx';
import { SessionList } from './session-list.tsx';
import { SignInForm } from './sign-in-form.tsx';

// Loaded on demand, together with the strings for tournaments.
const AccountTournaments = optionalPart(() => import('./account-tournaments.tsx'));

/**
 * The player's account: name, password, passkeys, sessions, games and data. A guest can create an account
 * here.
 */
export function AccountPage(): JSX.Element {
  const { me } = useOnline();
  const [passwordChangeCount, setPasswordChangeCount] = createSignal(0);
  const [newCodes, setNewCodes] = createSignal<readonly string[]>();
  titlePage(() => siteStrings().title(peopleStrings().account.title));
  return (
    <ProofProvider>
      <div class="wrap account">
        <section aria-labelledby="account-title">
          <h1 id="account-title">{peopleStrings().account.title}</h1>
          <p class="lead">
            {me().person.guest
              ? peopleStrings().account.asGuest(personName(me().person))
              : peopleStrings().account.signedIn(personName(me().person))}
          </p>
          <AccountLinks />
          <LimitNotes />
          <Show when={passwordChangeCount() > 0 || address().searchParams.has('review')}>
            <p class="card panel" role="status">
              {securityStrings().review}
            </p>
          </Show>
          <Show when={me().person.guest}>
            <SignInForm onCodes={setNewCodes} />
          </Show>
          <Suspense>
            <AccountTournaments />
          </Suspense>
          <AccountGames />
        </section>
        <aside id={SETTINGS_ID}>
          <Show when={!me().person.guest}>
            <PasskeyList />
          </Show>
          <Show when={me().hasPassword}>
            <PasswordChange onChanged={() => setPasswordChangeCount((count) => count + 1)} />
          </Show>
          <Show when={!me().person.guest}>
            <AccountSecurityProvider changeCount={passwordChangeCount()}>
              <AccountProtection onCodes={setNewCodes} />
              <SessionList changeCount={passwordChangeCount()} />
              <NoticePreferences />
              <AccessTokenList changeCount={passwordChangeCount()} />
            </AccountSecurityProvider>
          </Show>
          <BlockList />
          <AccountData />
        </aside>
        <Show when={newCodes()}>
          {(codes) => <NewRecoveryCodes codes={codes()} onClose={() => setNewCodes(undefined)} />}
        </Show>
      </div>
    </ProofProvider>
  );
}
