import { peopleWords } from '@halma/locales/people';
import type { SessionView } from '@halma/protocol';
import type { JSX } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { createFetched } from '../fetched-part.tsx';
import { useOnline } from '../online-context.ts';
import { dayOf } from './day.ts';
import { RemovableList } from './removable-list.tsx';

interface SessionListProps {
  /** A count of sessions ended elsewhere on the page. A change reloads the list. */
  readonly after: number;
}

/** The sessions of this person; each one but the present can be ended here. */
export function SessionList(props: SessionListProps): JSX.Element {
  const { api, me, switchPerson } = useOnline();
  const sessions = createFetched(
    () => ({ person: me().person.id, after: props.after }),
    () => api('listSessions', {}),
  );
  const signOut = async (settle: (answer: Answer<unknown>) => Promise<void>): Promise<void> => {
    const ended = await api('endSession', {});
    const isOut = ended.ok || ended.refusal.code === 'no-session';
    const guest = isOut ? await api('startSession', {}) : ended;
    if (guest.ok) switchPerson(guest.value);
    else await settle(guest);
  };
  const words = () => peopleWords().account;
  return (
    <RemovableList
      title={words().sessions}
      rows={sessions}
      row={(session) => (
        <span>
          <b>{session.current ? words().thisBrowser : agentOf(session)}</b>{' '}
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
