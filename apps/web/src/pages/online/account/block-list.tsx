import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { ListWithRemoval } from './list-with-removal.tsx';

/** The people the player has blocked, including guests. Each can be unblocked. */
export function BlockList(): JSX.Element {
  const { api, me } = useOnline();
  const blockedPeople = createServerValue(
    () => me().person.id,
    () => api('listBlocks', {}),
  );
  const strings = () => peopleStrings().account.blocks;
  return (
    <ListWithRemoval
      title={strings().title}
      rows={blockedPeople}
      emptyText={strings().none}
      row={(person) => <b>{personName(person)}</b>}
      removal={(person) => ({
        buttonText: strings().undo,
        label: strings().undoLabel(personName(person)),
        remove: () => api('unblockPerson', { parameters: { person: person.id } }),
      })}
    />
  );
}
