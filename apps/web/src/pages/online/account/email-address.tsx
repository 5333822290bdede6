import { securityStrings } from '@halma/locales/security';
import type { AccountSecurity } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { useOnline } from '../online-context.ts';
import { EmailField } from './email-field.tsx';
import { useProof } from './proof.tsx';

interface EmailAddressProps {
  readonly security: AccountSecurity;
  readonly onChanged: () => void;
}

/** The e-mail address of an account: confirmed, waiting for confirmation, or none. */
export function EmailAddress(props: EmailAddressProps): JSX.Element {
  const { api } = useOnline();
  const withProof = useProof();
  const [failure, setFailure] = createSignal('');
  const strings = () => securityStrings().email;
  const applyResult = (result: ApiResult<unknown>): void => {
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok) props.onChanged();
  };
  const save = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const body = { address: String(new FormData(form).get('email')), language: language() };
    const result = await withProof(() => api('setEmail', { body }));
    if (result.ok) form.reset();
    applyResult(result);
  };
  return (
    <form class="card panel" aria-labelledby="email-address" onSubmit={(event) => void save(event)}>
      <h2 id="email-address">{strings().title}</h2>
      <p class="small quiet">{strings().text}</p>
      <Show when={props.security.email}>{(address) => <p>{strings().current(address())}</p>}</Show>
      <p role="status">
        <Show when={props.security.newEmail}>{(address) => strings().waiting(address())}</Show>
      </p>
      <EmailField />
      <p class="small" role="alert">
        {failure()}
      </p>
      <button type="submit" class="btn">
        {strings().save}
      </button>
      <Show when={props.security.email ?? props.security.newEmail}>
        <button
          type="button"
          class="btn"
          onClick={async () => applyResult(await withProof(() => api('removeEmail', {})))}
        >
          {strings().remove}
        </button>
      </Show>
    </form>
  );
}
