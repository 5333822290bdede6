import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId } from '@halma/protocol';
import { createUniqueId, For, type JSX } from 'solid-js';

/** The choice of one of several players. Initially, none is chosen, because the choice cannot be undone. */
export function PlayerChoice(props: {
  readonly players: readonly PersonId[];
  readonly nameOf: (person: PersonId) => string;
  /** The chosen player; empty if none is chosen. */
  readonly selected: PersonId;
  readonly onSelect: (person: PersonId) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <>
      <label class="label" for={id}>
        {tournamentStrings().organiser.player}
      </label>
      <select id={id} class="input" required onChange={(event) => props.onSelect(event.currentTarget.value)}>
        <option value="" disabled selected={!props.players.includes(props.selected)}>
          {tournamentStrings().organiser.choosePlayer}
        </option>
        <For each={props.players}>
          {(person) => (
            <option value={person} selected={person === props.selected}>
              {props.nameOf(person)}
            </option>
          )}
        </For>
      </select>
    </>
  );
}
