import type { SessionView } from '@halma/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { dayOf } from './day.ts';

interface SessionListProps {
  /** How often sessions have been ended elsewhere on the page: they are fetched again whenever it changes. */
  readonly after: number;
}

/** Where this person is signed in; each other session can be ended from here. */
export function SessionList(props: SessionListProps): JSX.Element {
  const { api, me, becomes } = useOnline();
  const [sessions, { refetch }] = createResource(
    () => ({ person: me().person.id, after: props.after }),
    async (): Promise<readonly SessionView[]> => {
      const answer = await api('listSessions', {});
      return answer.ok ? answer.value : [];
    },
    { initialValue: [] },
  );
  const end = async (session: string): Promise<void> => {
    await api('revokeSession', { parameters: { session } });
    await refetch();
  };
  const signOut = async (): Promise<void> => {
    await api('endSession', {});
    const guest = await api('beginSession', {});
    if (guest.ok) becomes(guest.value);
  };
  return (
    <Show when={!me().person.guest}>
      <section class="card panel" aria-labelledby="sessions">
        <h2 id="sessions">{peopleWords().account.sessions}</h2>
        <ul class="sessions">
          <For each={sessions.latest}>
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
        <button type="button" class="btn" onClick={() => void signOut()}>
          {peopleWords().account.signOut}
        </button>
      </section>
    </Show>
  );
}

function agentOf({ agent }: SessionView): string {
  return agent === '' ? peopleWords().account.unknownAgent : agent;
}
