import { peopleWords } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { RemovableList } from './removable-list.tsx';

/** The people whom the player has blocked, including guests. Each can be unblocked. */
export function BlockList(): JSX.Element {
  const { api, me } = useOnline();
  const blocked = createServerValue(
    () => me().person.id,
    () => api('listBlocks', {}),
  );
  const words = () => peopleWords().account.blocks;
  return (
    <RemovableList
      title={words().title}
      rows={blocked}
      emptyText={words().none}
      row={(person) => <b>{personName(person)}</b>}
      removal={(person) => ({
        buttonText: words().undo,
        label: words().undoOf(personName(person)),
        remove: () => api('unblockPerson', { parameters: { person: person.id } }),
      })}
    />
  );
}
