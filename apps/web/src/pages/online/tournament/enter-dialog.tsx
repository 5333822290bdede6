import { tournamentStrings } from '@halma/locales/tournaments';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { Question } from './question.tsx';
import { useTournament } from './tournament-context.ts';

/** Asks for a tournament's password and enters the tournament. */
export function EnterDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { send } = useTournament();
  const [password, setPassword] = createSignal('');
  return (
    <Question
      title={tournamentStrings().page.password}
      text={tournamentStrings().page.passwordText}
      confirmLabel={tournamentStrings().page.enter}
      isDangerous={false}
      onClose={props.onClose}
      onConfirm={() => send({ do: 'enter', password: password() })}
    >
      <EntryField
        label={tournamentStrings().page.password}
        maxLength={60}
        isRequired
        value={password()}
        onInput={setPassword}
      />
    </Question>
  );
}

/** A one-line field for a password, a name or a code, without spelling checks. */
export function EntryField(props: {
  readonly label: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onInput: (value: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxlength={props.maxLength}
        required={props.isRequired}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </div>
  );
}
