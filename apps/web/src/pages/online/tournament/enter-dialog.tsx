import { tournamentStrings } from '@halma/locales/tournaments';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { Question } from './question.tsx';
import { useTournament } from './tournament-context.ts';

/** Asks for the password of a tournament and enters it. */
export function EnterDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { send } = useTournament();
  const id = createUniqueId();
  const [password, setPassword] = createSignal('');
  return (
    <Question
      title={tournamentStrings().page.password}
      text={tournamentStrings().page.passwordText}
      confirmLabel={tournamentStrings().page.enter}
      isDanger={false}
      onClose={props.onClose}
      onConfirm={() => send({ do: 'enter', password: password() })}
    >
      <label class="label" for={id}>
        {tournamentStrings().page.password}
      </label>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxlength={60}
        required
        value={password()}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
    </Question>
  );
}
