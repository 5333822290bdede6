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
 * Enters a tournament with fixed pairs: with a partner who is invited by name, with another player's code, or
 * alone for now.
 *
 * @param props.acceptedPartner the player whose invitation the visitor accepts
 */
export function PartnerDialog(props: {
  readonly acceptedPartner?: PersonId;
  readonly onClose: () => void;
}): JSX.Element {
  const { view, self, send, nameOf } = useTournament();
  const { api } = useOnline();
  const [name, setName] = createSignal('');
  const [code, setCode] = createSignal('');
  const [password, setPassword] = createSignal('');
  const asksForPassword = (): boolean => view().hasPassword && !needsPartner(view(), self());
  const enter = (partnership: Pick<Extract<TournamentCommand, { do: 'enter' }>, 'partner' | 'code'>) =>
    send({ do: 'enter', ...partnership, ...(asksForPassword() ? { password: password() } : {}) });
  const confirm = async (): Promise<Failure | undefined> => {
    if (props.acceptedPartner !== undefined) return enter({ partner: props.acceptedPartner });
    const typedCode = code().trim().toLowerCase();
    if (typedCode !== '')
      return /^[0-9a-z]{8}$/.test(typedCode) ? enter({ code: typedCode }) : { code: 'wrong-partner-code' };
    const partnerName = validateAs(PersonName, name().trim());
    if (!partnerName.ok) return name().trim() === '' ? enter({}) : { code: 'not-found' };
    const result = await api('getPerson', { parameters: { name: partnerName.value } });
    return result.ok ? enter({ partner: result.value.person.id }) : result.refusal;
  };
  return (
    <Question
      title={
        props.acceptedPartner === undefined
          ? tournamentStrings().page.findPartner
          : tournamentStrings().page.accept(nameOf(props.acceptedPartner))
      }
      text={
        props.acceptedPartner === undefined
          ? tournamentStrings().page.partnerText
          : tournamentStrings().page.invitation(nameOf(props.acceptedPartner))
      }
      confirmLabel={tournamentStrings().page.enter}
      isDangerous={false}
      onClose={props.onClose}
      onConfirm={confirm}
    >
      <Show when={props.acceptedPartner === undefined}>
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
      <Show when={asksForPassword()}>
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
