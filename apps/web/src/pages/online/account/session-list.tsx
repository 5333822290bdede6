import { peopleStrings } from '@halma/locales/people';
import type { SessionView } from '@halma/protocol';
import type { JSX } from 'solid-js';
import { describeUserAgent } from '../../../online/describe-user-agent.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { formatDay } from './format-day.ts';
import { ListWithRemoval } from './list-with-removal.tsx';
import { useProof } from './proof.tsx';

interface SessionListProps {
  /** A count of the changes that can end sessions. The list reloads when it changes. */
  readonly changeCount: number;
}

/** The sessions of the player. Each has a button that ends it, except the current one. */
export function SessionList(props: SessionListProps): JSX.Element {
  const { api, me } = useOnline();
  const withProof = useProof();
  const sessions = createServerValue(
    () => `${me().person.id} ${props.changeCount}`,
    () => api('listSessions', {}),
  );
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
    />
  );
}

function agentName({ agent }: SessionView): string {
  return agent === '' ? peopleStrings().account.unknownAgent : describeUserAgent(agent);
}
