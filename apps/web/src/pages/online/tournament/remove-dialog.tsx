import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId, TournamentStanding } from '@halma/protocol';
import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { nameOfPerson } from '../../../online/person-name.ts';
import { hasStandingPages } from '../../../online/tournament/standing-part.ts';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { PlayerChoice } from './player-choice.tsx';
import { NotRatedNote, Question } from './question.tsx';
import { useTournament } from './tournament-context.ts';

/** Removes a player. In a tournament with many players, the organiser first looks the player up by name. */
export function RemoveDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { view, nameOf, send } = useTournament();
  // The dialog keeps its fields while it is open.
  const needsName = hasStandingPages(view());
  const [person, setPerson] = createSignal('');
  const isChosen = (): boolean =>
    needsName ? person() !== '' : view().entries.some((entry) => entry.person === person());
  return (
    <Question
      title={tournamentStrings().organiser.remove}
      text={tournamentStrings().organiser.removeText}
      confirmLabel={tournamentStrings().organiser.remove}
      onClose={props.onClose}
      canConfirm={isChosen()}
      onConfirm={() => send({ do: 'remove', person: person() })}
    >
      <NotRatedNote person={person()} />
      <Show
        when={needsName}
        fallback={
          <PlayerChoice
            players={view().entries.map((entry) => entry.person)}
            nameOf={nameOf}
            selected={person()}
            onSelect={setPerson}
          />
        }
      >
        <PlayerSearch selected={person()} onSelect={setPerson} />
      </Show>
    </Question>
  );
}

interface SelectionProps {
  readonly selected: PersonId;
  readonly onSelect: (person: PersonId) => void;
}

/** A field for the start of a name, and a list from which to choose a matching player. */
function PlayerSearch(props: SelectionProps): JSX.Element {
  const { view } = useTournament();
  const { api } = useOnline();
  const id = createUniqueId();
  const [name, setName] = createSignal('');
  const matches = createServerValue<string, TournamentStanding | undefined>(name, async (prefix) => {
    if (prefix === '') return { ok: true, value: undefined };
    const parameters = { tournament: view().tournament };
    return await api('getTournamentStanding', { parameters, query: { name: prefix } });
  });
  const search = (prefix: string): void => {
    if (prefix.trim() !== name()) props.onSelect('');
    setName(prefix.trim());
  };
  return (
    <>
      <label class="label" for={id}>
        {tournamentStrings().organiser.nameStart}
      </label>
      <input
        id={id}
        class="input"
        type="search"
        maxlength={60}
        autocomplete="off"
        value={name()}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter searches; it must not submit the form, which would remove a player.
          event.preventDefault();
          search(event.currentTarget.value);
        }}
      />
      <FetchedValue source={matches}>
        {(page) => (
          <>
            <p class="small" role="status">
              {page()?.entries.length === 0 ? tournamentStrings().organiser.noneNamed : ''}
            </p>
            <PlayerChoice
              selected={props.selected}
              onSelect={props.onSelect}
              players={(page()?.entries ?? []).map((entry) => entry.person)}
              nameOf={(player) => nameOfPerson(player, page()?.people ?? [])}
            />
          </>
        )}
      </FetchedValue>
    </>
  );
}
