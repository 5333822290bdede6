import { challengeStrings } from '@halma/locales/challenges';
import { peopleStrings } from '@halma/locales/people';
import type { PersonId, PersonView } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { BOT_MARK } from '../../../online/person-name.ts';
import { FetchedValue, type ServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { ChallengeLink, Presence } from './followed-players.tsx';

type Operation = 'followPerson' | 'unfollowPerson' | 'blockPerson' | 'unblockPerson';

/** Whether a player is online, the number of their followers, and what the user can do: challenge, follow and block. */
export function PersonActions(props: { readonly person: ServerValue<PersonView> }): JSX.Element {
  const { api, me } = useOnline();
  const [failure, setFailure] = createSignal('');
  const blocks = () => peopleStrings().account.blocks;
  const send = async (operation: Operation, person: PersonId): Promise<void> => {
    const result = await api(operation, { parameters: { person } });
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    await props.person.reload();
  };
  return (
    <FetchedValue source={props.person}>
      {(view) => (
        <>
          <p class="row">
            <Show when={view().person.bot}>
              <b>{BOT_MARK}</b>
            </Show>
            <Show when={!view().isClosed}>
              <Presence isOnline={view().isOnline} />
            </Show>
            <Show when={view().followers > 0}>
              <span class="small quiet">{challengeStrings().followers(view().followers)}</span>
            </Show>
          </p>
          <Show when={view().isClosed}>
            <p>{peopleStrings().account.closed}</p>
          </Show>
          <Show when={view().person.id !== me().person.id}>
            <Show when={view().isBlocked}>
              <p class="small">{blocks().text}</p>
            </Show>
            <p class="row">
              <Show when={!me().person.guest && !view().isBlocked && !view().isClosed}>
                <ChallengeLink name={view().person.name} />
                <button
                  type="button"
                  class="btn dense"
                  aria-label={challengeStrings()[view().isFollowed ? 'unfollowOf' : 'followOf'](
                    view().person.name,
                  )}
                  onClick={() =>
                    void send(view().isFollowed ? 'unfollowPerson' : 'followPerson', view().person.id)
                  }
                >
                  {challengeStrings()[view().isFollowed ? 'unfollow' : 'follow']}
                </button>
              </Show>
              <button
                type="button"
                class="btn dense"
                aria-label={blocks()[view().isBlocked ? 'undoLabel' : 'blockLabel'](view().person.name)}
                onClick={() =>
                  void send(view().isBlocked ? 'unblockPerson' : 'blockPerson', view().person.id)
                }
              >
                {blocks()[view().isBlocked ? 'undo' : 'block']}
              </button>
            </p>
          </Show>
          <p class="small" role="alert">
            {failure()}
          </p>
        </>
      )}
    </FetchedValue>
  );
}
