import { createSignal, For, type JSX } from 'solid-js';
import { personName } from '../../../online/person-name.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { peopleWords } from '../../../words/people.ts';
import { createFetched, FetchedPart } from '../fetched-part.tsx';
import { useOnline } from '../online.ts';

/** Whom one blocks, guest or not; each block can be taken back. */
export function BlockList(): JSX.Element {
  const { api, me } = useOnline();
  const [failure, setFailure] = createSignal('');
  const blocked = createFetched(
    () => me().person.id,
    () => api('listBlocks', {}),
  );
  const unblock = async (person: string): Promise<void> => {
    const answer = await api('unblock', { parameters: { person } });
    setFailure(answer.ok ? '' : refusalWords(answer.refusal));
    await blocked.again();
  };
  const words = () => peopleWords().account.blocks;
  return (
    <section class="card panel" aria-labelledby="blocks">
      <h2 id="blocks">{words().title}</h2>
      <FetchedPart of={blocked}>
        {(known) => (
          <ul class="sessions">
            <For each={known()} fallback={<li class="small quiet">{words().none}</li>}>
              {(person) => (
                <li>
                  <b>{personName(person)}</b>
                  <button
                    type="button"
                    class="btn dense"
                    aria-label={words().undoOf(personName(person))}
                    onClick={() => void unblock(person.id)}
                  >
                    {words().undo}
                  </button>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
      <p class="small" role="alert">
        {failure()}
      </p>
    </section>
  );
}
