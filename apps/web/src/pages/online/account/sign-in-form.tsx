import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import type { Me } from '@halma/protocol';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { createSignal, type JSX, Show } from 'solid-js';
import { createAccountRequest } from '../../../online/create-account.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { signInWithPasskey } from '../../../online/passkeys.ts';
import { useOnline } from '../online-context.ts';
import { CodeField } from './code-field.tsx';
import { createGuestGamesQuestion } from './guest-games-question.tsx';
import { NameField } from './name-field.tsx';
import { PasswordField } from './password-field.tsx';

interface SignInFormProps {
  /** Called with the recovery codes of a new account, which are shown only once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Creates an account for a guest, or signs in with a passkey, or with a password and, if the account requires it, a code. */
export function SignInForm(props: SignInFormProps): JSX.Element {
  const { api, switchPerson } = useOnline();
  const { mayLeave, Question } = createGuestGamesQuestion();
  const sendNewAccount = createAccountRequest(api);
  const [needsCode, setNeedsCode] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const applyResult = (result: ApiResult<Me>): void => {
    if (result.ok) switchPerson(result.value);
    else {
      if (result.refusal.code === 'code-needed') setNeedsCode(true);
      setFailure(describeFailure(result.refusal));
    }
  };
  const createAccount = async (form: HTMLFormElement | null): Promise<void> => {
    if (form === null || !form.reportValidity()) return;
    const result = await sendNewAccount(credentialsIn(new FormData(form)));
    if (result.ok) props.onCodes(result.value.recoveryCodes);
    applyResult(result);
  };
  const signIn = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = credentialsIn(form);
    const code = form.get('code');
    if (!(await mayLeave())) return;
    const body = code === null ? credentials : { ...credentials, code: String(code) };
    applyResult(await api('signIn', { body }));
  };
  const signInByPasskey = async (): Promise<void> => {
    if (await mayLeave()) applyResult(await signInWithPasskey(api));
  };
  return (
    <form class="card panel" onSubmit={(event) => void signIn(event)}>
      <p class="small quiet">{peopleStrings().account.guestText}</p>
      <NameField showsRequirements />
      <PasswordField
        name="password"
        label={peopleStrings().account.password}
        autocomplete="current-password"
        showsRequirements
      />
      <Show when={needsCode()}>
        <CodeField
          label={securityStrings().code}
          text={securityStrings().codeText}
          autocomplete="one-time-code"
        />
      </Show>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Show when={!needsCode()}>
        {/* Not a submit button: the Enter key presses the first one in the form. */}
        <button
          type="button"
          class="btn main"
          onClick={(event) => void createAccount(event.currentTarget.form)}
        >
          {peopleStrings().account.createAccount}
        </button>
      </Show>
      <button type="submit" class="btn" classList={{ main: needsCode() }}>
        {peopleStrings().account.signIn}
      </button>
      <Show when={browserSupportsWebAuthn()}>
        <button type="button" class="btn" onClick={() => void signInByPasskey()}>
          {peopleStrings().account.passkeys.signIn}
        </button>
      </Show>
      <p class="small">
        <a href="/online/recover">{securityStrings().forgot}</a>
      </p>
      <Question />
    </form>
  );
}

function credentialsIn(form: FormData): { readonly name: string; readonly password: string } {
  return { name: String(form.get('name')), password: String(form.get('password')) };
}
