import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { startSession } from '../../../online/prepared-session.ts';
import { addressOfPlayer, useOnline } from '../online-context.ts';

/** The fragment in the link to the settings. */
export const SETTINGS_ID = 'settings';

/** The links at the top of the account page and, for an account, the button that signs out. */
export function AccountLinks(): JSX.Element {
  const { api, me, switchPerson } = useOnline();
  const [failure, setFailure] = createSignal('');
  const strings = () => peopleStrings().account;
  const signOut = async (): Promise<void> => {
    const result = await api('endSession', {});
    const isSignedOut = result.ok || result.refusal.code === 'no-session';
    const guestSession = isSignedOut ? await startSession() : result;
    setFailure(guestSession.ok ? '' : describeFailure(guestSession.refusal));
    if (guestSession.ok) switchPerson(guestSession.value);
  };
  return (
    <>
      <p class="account-links">
        <a href="/online">{strings().back}</a>
        <Show when={!me().person.guest}>
          <a href={addressOfPlayer(me().person.name)}>{strings().ownPage}</a>
          {/* On narrow screens, the settings are below the games. */}
          <a class="to-settings" href={`#${SETTINGS_ID}`}>
            {strings().settings}
          </a>
        </Show>
        <Show when={me().isHost}>
          <a href="/online/moderation">{peopleStrings().moderation.title}</a>
        </Show>
        <Show when={!me().person.guest}>
          <button type="button" class="btn dense" onClick={() => void signOut()}>
            {strings().signOut}
          </button>
        </Show>
      </p>
      <p class="small" role="alert">
        {failure()}
      </p>
    </>
  );
}
