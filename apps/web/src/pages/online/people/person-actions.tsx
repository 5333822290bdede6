import { challengeStrings } from '@halma/locales/challenges';
import type { PersonView } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { BOT_MARK } from '../../../online/person-name.ts';
import { FetchedValue, type ServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { ChallengeLink, Presence } from './followed-players.tsx';

/** Whether a player is online, the number of their followers, and what the user can do: challenge and follow. */
export function PersonActions(props: { readonly person: ServerValue<PersonView> }): JSX.Element {
  const { api, me } = useOnline();
  const [failure, setFailure] = createSignal('');
  const toggle = async (id: string, isFollowed: boolean): Promise<void> => {
    const result = await api(isFollowed ? 'unfollowPerson' : 'followPerson', { parameters: { person: id } });
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
            <Presence isOnline={view().isOnline} />
            <Show when={view().followers > 0}>
              <span class="small quiet">{challengeStrings().followers(view().followers)}</span>
            </Show>
          </p>
          <Show when={!me().person.guest && view().person.id !== me().person.id && !view().isBlocked}>
            <p class="row">
              <ChallengeLink name={view().person.name} />
              <button
                type="button"
                class="btn dense"
                aria-label={challengeStrings()[view().isFollowed ? 'unfollowOf' : 'followOf'](
                  view().person.name,
                )}
                onClick={() => void toggle(view().person.id, view().isFollowed)}
              >
                {challengeStrings()[view().isFollowed ? 'unfollow' : 'follow']}
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
