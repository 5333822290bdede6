import { securityStrings } from '@halma/locales/security';
import { siteStrings } from '@halma/locales/site';
import { createSignal, type JSX, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { NameField } from './name-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { createSignInAfterReset } from './sign-in-after-reset.tsx';

/** Account recovery for people who have forgotten their password. */
export function RecoverPage(): JSX.Element {
  const { api } = useOnline();
  const recoveryMethods = createServerValue(
    () => undefined,
    () => api('getRecoveryWays', {}),
  );
  const strings = () => securityStrings().recover;
  titlePage(() => siteStrings().title(strings().title));
  return (
    <div class="wrap recover">
      <h1>{strings().title}</h1>
      <p class="lead">{strings().text}</p>
      <p>
        <a href="/online/account">{strings().back}</a>
      </p>
      <div class="recover-ways">
        <Show when={recoveryMethods.state().kind !== 'unknown'}>
          <FetchedValue source={recoveryMethods}>
            {(methods) => (
              <Show when={methods().email}>
                <RecoverByMail />
              </Show>
            )}
          </FetchedValue>
        </Show>
        <RecoverByCode />
        <section class="card panel" aria-labelledby="by-passkey">
          <h2 id="by-passkey">{strings().byPasskey}</h2>
          <p class="small quiet">{strings().byPasskeyText}</p>
        </section>
        <section class="card panel" aria-labelledby="by-operator">
          <h2 id="by-operator">{strings().byOperator}</h2>
          <p class="small quiet">{strings().byOperatorText}</p>
        </section>
      </div>
    </div>
  );
}

function RecoverByMail(): JSX.Element {
  const { api } = useOnline();
  const [sentTo, setSentTo] = createSignal('');
  const [failure, setFailure] = createSignal('');
  const strings = () => securityStrings().recover;
  const send = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('email'));
    const result = await api('requestPasswordReset', { body: { address, language: language() } });
    setSentTo(result.ok ? address : '');
    setFailure(result.ok ? '' : describeFailure(result.refusal));
  };
  return (
    <form class="card panel" aria-labelledby="by-mail" onSubmit={(event) => void send(event)}>
      <h2 id="by-mail">{strings().byMail}</h2>
      <p class="small quiet">{strings().byMailText}</p>
      <EmailField />
      <p role="status">
        <Show when={sentTo()}>{(address) => strings().sent(address())}</Show>
      </p>
      <p class="small" role="alert">
        {failure()}
      </p>
      <button type="submit" class="btn">
        {strings().send}
      </button>
    </form>
  );
}

function RecoverByCode(): JSX.Element {
  const { api } = useOnline();
  const [failure, setFailure] = createSignal('');
  const { signIn, Done } = createSignInAfterReset();
  const strings = () => securityStrings().recover;
  const recover = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (field: string): string => String(form.get(field));
    const [name, code, next] = [textOf('name'), textOf('code'), textOf('next')];
    const result = await api('recoverAccount', { body: { name, code, next } });
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok) await signIn(name, next);
  };
  return (
    <form class="card panel" aria-labelledby="by-code" onSubmit={(event) => void recover(event)}>
      <h2 id="by-code">{strings().byCode}</h2>
      <NameField showsRequirements={false} />
      <CodeField label={strings().recoveryCode} autocomplete="off" />
      <NewPasswordFields failure={failure()} />
      <Done />
    </form>
  );
}
