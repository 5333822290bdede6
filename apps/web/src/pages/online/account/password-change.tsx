import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { useOnline } from '../online-context.ts';
import { PasswordField } from './password-field.tsx';
import { useProof } from './proof.tsx';

/** Changes the password of the signed-in account. */
export function PasswordChange(props: { readonly onChanged: () => void }): JSX.Element {
  const { api, me } = useOnline();
  const withProof = useProof();
  const [confirmation, setConfirmation] = createSignal('');
  const [failure, setFailure] = createSignal('');
  const strings = () => peopleStrings().account.change;
  const change = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const body = { next: String(new FormData(form).get('next')) };
    const result = await withProof(() => api('changePassword', { body }));
    setConfirmation(result.ok ? strings().done : '');
    if (result.ok) {
      setFailure('');
      form.reset();
      props.onChanged();
    } else setFailure(describeFailure(result.refusal));
  };
  return (
    <form class="card panel" aria-labelledby="password-change" onSubmit={(event) => void change(event)}>
      <h2 id="password-change">{strings().title}</h2>
      {/* Names the account for the browser's password manager. */}
      <input type="text" name="name" autocomplete="username" value={me().person.name} hidden />
      <PasswordField
        name="next"
        label={strings().newPassword}
        autocomplete="new-password"
        showsRequirements
      />
      <p class="small quiet">{strings().text}</p>
      <p class="small" role="alert">
        {failure()}
      </p>
      <p class="small" role="status">
        {confirmation()}
      </p>
      <button type="submit" class="btn">
        {strings().submit}
      </button>
    </form>
  );
}
