import { tournamentStrings } from '@halma/locales/tournaments';
import { type PersonId, PersonName, type TournamentCommand, validateAs } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { needsPartner } from '../../../online/tournament/entrants.ts';
import { useOnline } from '../online-context.ts';
import { EntryField } from './enter-dialog.tsx';
import { Question } from './question.tsx';
import { useTournament } from './tournament-context.ts';

/**
 * Enters a tournament of fixed pairs: with a partner who is invited by name, with the code of a player, or alone for now.
 *
 * @param props.accepted the player whose invitation the visitor accepts
 */
export function PartnerDialog(props: {
  readonly accepted?: PersonId;
  readonly onClose: () => void;
}): JSX.Element {
  const { view, self, send, nameOf } = useTournament();
  const { api } = useOnline();
  const [name, setName] = createSignal('');
  const [code, setCode] = createSignal('');
  const [password, setPassword] = createSignal('');
  const asksPassword = (): boolean => view().hasPassword && !needsPartner(view(), self());
  const enter = (named: Pick<Extract<TournamentCommand, { do: 'enter' }>, 'partner' | 'code'>) =>
    send({ do: 'enter', ...named, ...(asksPassword() ? { password: password() } : {}) });
  const confirm = async (): Promise<Failure | undefined> => {
    if (props.accepted !== undefined) return enter({ partner: props.accepted });
    const wantedCode = code().trim().toLowerCase();
    if (wantedCode !== '')
      return /^[0-9a-z]{8}$/.test(wantedCode) ? enter({ code: wantedCode }) : { code: 'wrong-partner-code' };
    const wanted = validateAs(PersonName, name().trim());
    if (!wanted.ok) return name().trim() === '' ? enter({}) : { code: 'not-found' };
    const found = await api('getPerson', { parameters: { name: wanted.value } });
    return found.ok ? enter({ partner: found.value.person.id }) : found.refusal;
  };
  return (
    <Question
      title={
        props.accepted === undefined
          ? tournamentStrings().page.findPartner
          : tournamentStrings().page.accept(nameOf(props.accepted))
      }
      text={
        props.accepted === undefined
          ? tournamentStrings().page.partnerText
          : tournamentStrings().page.invitation(nameOf(props.accepted))
      }
      confirmLabel={tournamentStrings().page.enter}
      isDanger={false}
      onClose={props.onClose}
      onConfirm={confirm}
    >
      <Show when={props.accepted === undefined}>
        <EntryField
          label={tournamentStrings().page.partnerName}
          maxLength={20}
          value={name()}
          onInput={setName}
        />
        <EntryField
          label={tournamentStrings().page.partnerCode}
          maxLength={10}
          value={code()}
          onInput={setCode}
        />
      </Show>
      <Show when={asksPassword()}>
        <EntryField
          label={tournamentStrings().page.password}
          maxLength={60}
          isRequired
          value={password()}
          onInput={setPassword}
        />
      </Show>
    </Question>
  );
}
