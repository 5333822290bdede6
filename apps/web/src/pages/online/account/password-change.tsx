import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { useOnline } from '../online-context.ts';
import { PasswordField } from './password-field.tsx';

/** Changes the password of the signed-in account. */
export function PasswordChange(props: { readonly onChanged: () => void }): JSX.Element {
  const { api, me } = useOnline();
  const [confirmation, setConfirmation] = createSignal('');
  const [failure, setFailure] = createSignal('');
  const strings = () => peopleStrings().account.change;
  const change = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const fields = new FormData(form);
    const body = { password: String(fields.get('password')), next: String(fields.get('next')) };
    const result = await api('changePassword', { body });
    setConfirmation(result.ok ? strings().done : '');
    if (result.ok) {
      setFailure('');
      form.reset();
      props.onChanged();
    } else
      setFailure(
        result.refusal.code === 'wrong-password' ? strings().wrong : describeFailure(result.refusal),
      );
  };
  return (
    <form class="card panel" aria-labelledby="password-change" onSubmit={(event) => void change(event)}>
      <h2 id="password-change">{strings().title}</h2>
      {/* Names the account for the browser's password manager. */}
      <input type="text" name="name" autocomplete="username" value={me().person.name} hidden />
      <PasswordField
        name="password"
        label={strings().currentPassword}
        autocomplete="current-password"
        showsRequirements={false}
      />
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
