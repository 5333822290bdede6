import type { SessionView } from '@halma/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { refusalWords } from '../../../online/refusal-words.ts';
import { peopleWords } from '../../../words/people.ts';
import { createFetched, FetchedPart } from '../fetched-part.tsx';
import { useOnline } from '../online.ts';
import { dayOf } from './day.ts';

interface SessionListProps {
  /** How often sessions have been ended elsewhere on the page: they are fetched again whenever it changes. */
  readonly after: number;
}

/** Where this person is signed in; each other session can be ended from here. */
export function SessionList(props: SessionListProps): JSX.Element {
  const { api, me, becomes } = useOnline();
  const [failure, setFailure] = createSignal('');
  const sessions = createFetched(
    () => ({ person: me().person.id, after: props.after }),
    () => api('listSessions', {}),
  );
  const end = async (session: string): Promise<void> => {
    const answer = await api('revokeSession', { parameters: { session } });
    setFailure(answer.ok ? '' : refusalWords(answer.refusal));
    await sessions.again();
  };
  const signOut = async (): Promise<void> => {
    const ended = await api('endSession', {});
    const isOut = ended.ok || ended.refusal.code === 'no-session';
    const guest = isOut ? await api('beginSession', {}) : ended;
    if (guest.ok) becomes(guest.value);
    else setFailure(refusalWords(guest.refusal));
  };
  return (
    <section class="card panel" aria-labelledby="sessions">
      <h2 id="sessions">{peopleWords().account.sessions}</h2>
      <FetchedPart of={sessions}>
        {(known) => (
          <ul class="sessions">
            <For each={known()}>
              {(session) => (
                <li>
                  <span>
                    <b>{session.current ? peopleWords().account.thisOne : agentOf(session)}</b>{' '}
                    <small class="quiet">{peopleWords().account.since(dayOf(session.beganAt))}</small>
                  </span>
                  <Show when={!session.current}>
                    <button
                      type="button"
                      class="btn dense"
                      aria-label={peopleWords().account.endOf(agentOf(session))}
                      onClick={() => void end(session.id)}
                    >
                      {peopleWords().account.end}
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        )}
      </FetchedPart>
      <p class="small" role="alert">
        {failure()}
      </p>
      <button type="button" class="btn" onClick={() => void signOut()}>
        {peopleWords().account.signOut}
      </button>
    </section>
  );
}

function agentOf({ agent }: SessionView): string {
  return agent === '' ? peopleWords().account.unknownAgent : agent;
}
