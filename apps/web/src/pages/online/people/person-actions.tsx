import { challengeStrings } from '@halma/locales/challenges';
import { peopleStrings } from '@halma/locales/people';
import type { PersonView } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { BOT_MARK } from '../../../online/person-name.ts';
import { FetchedValue, type ServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { ChallengeLink, Presence } from './followed-players.tsx';

/** Whether a player is online, the number of their followers, and what the user can do: challenge, follow and block. */
export function PersonActions(props: { readonly person: ServerValue<PersonView> }): JSX.Element {
  const { api, me } = useOnline();
  const [failure, setFailure] = createSignal('');
  const blocks = () => peopleStrings().account.blocks;
  const applyResult = async (result: ApiResult<unknown>): Promise<void> => {
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    await props.person.reload();
  };
  const toggle = async (action: 'follow' | 'block', id: string, isOn: boolean): Promise<void> => {
    const undo = action === 'follow' ? 'unfollowPerson' : 'unblockPerson';
    const start = action === 'follow' ? 'followPerson' : 'blockPerson';
    await applyResult(await api(isOn ? undo : start, { parameters: { person: id } }));
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
                  onClick={() => void toggle('follow', view().person.id, view().isFollowed)}
                >
                  {challengeStrings()[view().isFollowed ? 'unfollow' : 'follow']}
                </button>
              </Show>
              <button
                type="button"
                class="btn dense"
                aria-label={blocks()[view().isBlocked ? 'undoLabel' : 'blockLabel'](view().person.name)}
                onClick={() => void toggle('block', view().person.id, view().isBlocked)}
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
