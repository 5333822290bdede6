import { securityStrings } from '@halma/locales/security';
import { createSignal, type JSX, Show } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { useOnline } from '../online-context.ts';

interface SignInAfterReset {
  /**
   * Signs in with a new password and opens the account page, where the user can review passkeys and codes.
   */
  readonly signIn: (name: string, password: string) => Promise<void>;
  /** Shows that the password has changed, if signing in needs more than the password. */
  readonly Done: () => JSX.Element;
}

/** Creates the steps that follow a password reset. */
export function createSignInAfterReset(): SignInAfterReset {
  const { api, switchPerson } = useOnline();
  const [isDone, setDone] = createSignal(false);
  return {
    signIn: async (name, password) => {
      const result = await api('signIn', { body: { name, password } });
      if (result.ok) {
        switchPerson(result.value);
        navigate('/online/account?review', 'replace');
      } else setDone(true);
    },
    Done: () => (
      <p role="status">
        <Show when={isDone()}>
          {securityStrings().recover.done} <a href="/online/account">{securityStrings().recover.toAccount}</a>
        </Show>
      </p>
    ),
  };
}
