import { peopleWords } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { createFetched } from '../fetched-part.tsx';
import { useOnline } from '../online-context.ts';
import { RemovableList } from './removable-list.tsx';

/** The people the player blocks, guests included; each can be unblocked. */
export function BlockList(): JSX.Element {
  const { api, me } = useOnline();
  const blocked = createFetched(
    () => me().person.id,
    () => api('listBlocks', {}),
  );
  const words = () => peopleWords().account.blocks;
  return (
    <RemovableList
      title={words().title}
      rows={blocked}
      none={words().none}
      row={(person) => <b>{personName(person)}</b>}
      removal={(person) => ({
        verb: words().undo,
        label: words().undoOf(personName(person)),
        remove: () => api('unblockPerson', { parameters: { person: person.id } }),
      })}
    />
  );
}
