import type { SessionView } from '@halma/protocol';
import type { JSX } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { peopleWords } from '../../../words/people.ts';
import { createFetched } from '../fetched-part.tsx';
import { useOnline } from '../online.ts';
import { dayOf } from './day.ts';
import { RemovableList } from './removable-list.tsx';

interface SessionListProps {
  /** How often sessions have been ended elsewhere on the page: they are fetched again whenever it changes. */
  readonly after: number;
}

/** Where this person is signed in; each other session can be ended from here. */
export function SessionList(props: SessionListProps): JSX.Element {
  const { api, me, becomes } = useOnline();
  const sessions = createFetched(
    () => ({ person: me().person.id, after: props.after }),
    () => api('listSessions', {}),
  );
  const signOut = async (settle: (answer: Answer<unknown>) => Promise<void>): Promise<void> => {
    const ended = await api('endSession', {});
    const isOut = ended.ok || ended.refusal.code === 'no-session';
    const guest = isOut ? await api('beginSession', {}) : ended;
    if (guest.ok) becomes(guest.value);
    else await settle(guest);
  };
  const words = () => peopleWords().account;
  return (
    <RemovableList
      title={words().sessions}
      rows={sessions}
      row={(session) => (
        <span>
          <b>{session.current ? words().thisOne : agentOf(session)}</b>{' '}
          <small class="quiet">{words().since(dayOf(session.beganAt))}</small>
        </span>
      )}
      removal={(session) =>
        session.current
          ? undefined
          : {
              verb: words().end,
              label: words().endOf(agentOf(session)),
              remove: () => api('revokeSession', { parameters: { session: session.id } }),
            }
      }
      footer={(settle) => (
        <button type="button" class="btn" onClick={() => void signOut(settle)}>
          {words().signOut}
        </button>
      )}
    />
  );
}

function agentOf({ agent }: SessionView): string {
  return agent === '' ? peopleWords().account.unknownAgent : agent;
}
