import { securityStrings } from '@halma/locales/security';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { useOnline } from '../online-context.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { createSignInAfterReset } from './sign-in-after-reset.tsx';

/** Returns the token of the link that led to this page, and removes it from the address and the browser's history. */
function takeToken(): string {
  const token = location.hash.slice(1);
  navigate(location.pathname, 'rename');
  return token;
}

/** The page to which a link for a new password leads. */
export function ResetPage(): JSX.Element {
  const { api } = useOnline();
  const token = takeToken();
  const [failure, setFailure] = createSignal('');
  const { signIn, Done } = createSignInAfterReset();
  const strings = () => securityStrings().recover;
  const reset = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('next'));
    const done = await api('resetPassword', { body: { token, next } });
    setFailure(done.ok ? '' : describeFailure(done.refusal));
    if (done.ok) await signIn(done.value.name, next);
  };
  return (
    <div class="wrap recover">
      <h1>{strings().title}</h1>
      <Show
        when={token !== ''}
        fallback={
          <p class="lead" role="alert">
            {strings().noLink}
          </p>
        }
      >
        <form class="card panel" aria-label={strings().title} onSubmit={(event) => void reset(event)}>
          <NewPasswordFields failure={failure()} isMain />
          <Done />
        </form>
      </Show>
      <p>
        <a href="/online/recover">{strings().newLink}</a>
      </p>
    </div>
  );
}

/** The page to which a link that confirms an e-mail address leads. */
export function ConfirmEmailPage(): JSX.Element {
  const { api } = useOnline();
  const token = takeToken();
  const [state, setState] = createSignal<'working' | 'done'>('working');
  const [failure, setFailure] = createSignal('');
  onMount(async () => {
    const confirmed = await api('confirmEmail', { body: { token } });
    if (confirmed.ok) setState('done');
    else if (confirmed.refusal.code === 'bad-message') setFailure(securityStrings().recover.noLink);
    else setFailure(describeFailure(confirmed.refusal));
  });
  return (
    <div class="wrap recover">
      <h1>{securityStrings().confirmEmail.title}</h1>
      <Show
        when={failure()}
        fallback={
          <p class="lead" role="status">
            {securityStrings().confirmEmail[state()]}
          </p>
        }
      >
        {(text) => (
          <p class="lead" role="alert">
            {text()}
          </p>
        )}
      </Show>
      <p>
        <a href="/online/account">{securityStrings().recover.toAccount}</a>
      </p>
    </div>
  );
}
