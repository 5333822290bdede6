import { peopleStrings } from '@halma/locales/people';
import type { SessionView } from '@halma/protocol';
import type { JSX } from 'solid-js';
import type { ApiResult } from '../../../online/failure.ts';
import { startSession } from '../../../online/prepared-session.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { formatDay } from './format-day.ts';
import { ListWithRemoval } from './list-with-removal.tsx';
import { useProof } from './proof.tsx';

interface SessionListProps {
  /** A count of the changes that can end sessions. The list reloads when it changes. */
  readonly changeCount: number;
}

/**
 * The sessions of the player. The current session has a button to sign out; each other session has a button
 * that ends it.
 */
export function SessionList(props: SessionListProps): JSX.Element {
  const { api, me, switchPerson } = useOnline();
  const withProof = useProof();
  const sessions = createServerValue(
    () => `${me().person.id} ${props.changeCount}`,
    () => api('listSessions', {}),
  );
  const signOut = async (handleResult: (result: ApiResult<unknown>) => Promise<void>): Promise<void> => {
    const result = await api('endSession', {});
    const isSignedOut = result.ok || result.refusal.code === 'no-session';
    const guestSession = isSignedOut ? await startSession() : result;
    if (guestSession.ok) switchPerson(guestSession.value);
    else await handleResult(guestSession);
  };
  const strings = () => peopleStrings().account;
  return (
    <ListWithRemoval
      title={strings().sessions}
      rows={sessions}
      row={(session) => (
        <span>
          <b>{session.current ? strings().thisBrowser : agentName(session)}</b>{' '}
          <small class="quiet">{strings().since(formatDay(session.beganAt))}</small>
        </span>
      )}
      removal={(session) =>
        session.current
          ? undefined
          : {
              buttonText: strings().end,
              label: strings().endLabel(agentName(session)),
              remove: () => withProof(() => api('revokeSession', { parameters: { session: session.id } })),
            }
      }
      footer={(handleResult) => (
        <button type="button" class="btn" onClick={() => void signOut(handleResult)}>
          {strings().signOut}
        </button>
      )}
    />
  );
}

function agentName({ agent }: SessionView): string {
  return agent === '' ? peopleStrings().account.unknownAgent : agent;
}
