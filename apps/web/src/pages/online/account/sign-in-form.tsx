import { peopleStrings } from '@halma/locales/people';
import type { Me } from '@halma/protocol';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { signInWithPasskey } from '../../../online/passkeys.ts';
import { useOnline } from '../online-context.ts';
import { PasswordField } from './password-field.tsx';

/** Creates an account from a guest, or signs in with a password or a passkey. */
export function SignInForm(): JSX.Element {
  const { api, switchPerson } = useOnline();
  const id = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const applyResult = (result: ApiResult<Me>): void => {
    if (result.ok) switchPerson(result.value);
    else setFailure(describeFailure(result.refusal));
  };
  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { name: String(form.get('name')), password: String(form.get('password')) };
    const isNew = event.submitter?.getAttribute('value') === 'create';
    applyResult(await api(isNew ? 'createAccount' : 'signIn', { body }));
  };
  return (
    <form class="card panel" onSubmit={(event) => void submit(event)}>
      <p class="small quiet">{peopleStrings().account.guestText}</p>
      <div class="field">
        <label class="label" for={id}>
          {peopleStrings().account.name}
        </label>
        <input
          id={id}
          class="input"
          name="name"
          autocomplete="username"
          required
          pattern="[A-Za-z][\w\-]{1,19}"
          aria-describedby={`${id}-name`}
        />
        <p id={`${id}-name`} class="small quiet">
          {peopleStrings().account.nameText}
        </p>
      </div>
      <PasswordField
        name="password"
        label={peopleStrings().account.password}
        autocomplete="current-password"
        showsRequirements
      />
      <p class="small" role="alert">
        {failure()}
      </p>
      <button type="submit" class="btn main" value="create">
        {peopleStrings().account.createAccount}
      </button>
      <button type="submit" class="btn" value="sign-in">
        {peopleStrings().account.signIn}
      </button>
      <Show when={browserSupportsWebAuthn()}>
        <button type="button" class="btn" onClick={async () => applyResult(await signInWithPasskey(api))}>
          {peopleStrings().account.passkeys.signIn}
        </button>
      </Show>
    </form>
  );
}
