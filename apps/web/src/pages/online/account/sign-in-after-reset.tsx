import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import { createSignal, type JSX, Show } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { useOnline } from '../online-context.ts';
import { createGuestGamesQuestion } from './guest-games-question.tsx';

interface SignInAfterReset {
  /**
   * Signs in with a new password and opens the account page, where the user can review passkeys and codes. A guest who
   * would lose games by signing in can stay a guest.
   */
  readonly signIn: (name: string, password: string) => Promise<void>;
  /** Shows that the password has changed, if the user is not signed in: a code is needed, or they stay a guest. */
  readonly Done: () => JSX.Element;
}

/** Creates the steps that follow a password reset. */
export function createSignInAfterReset(): SignInAfterReset {
  const { api, switchPerson } = useOnline();
  const { mayLeave, Question } = createGuestGamesQuestion();
  const [doneText, setDoneText] = createSignal('');
  return {
    signIn: async (name, password) => {
      if (!(await mayLeave())) {
        setDoneText(peopleStrings().account.change.done);
        return;
      }
      const result = await api('signIn', { body: { name, password } });
      if (result.ok) {
        switchPerson(result.value);
        navigate('/online/account?review', 'replace');
      } else setDoneText(securityStrings().recover.done);
    },
    Done: () => (
      <>
        <p role="status">
          <Show when={doneText()}>
            {doneText()} <a href="/online/account">{securityStrings().recover.toAccount}</a>
          </Show>
        </p>
        <Question />
      </>
    ),
  };
}
