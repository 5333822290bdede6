import '../../../style/people.css';
import { challengeStrings } from '@halma/locales/challenges';
import { siteStrings } from '@halma/locales/site';
import type { ChallengeView } from '@halma/protocol';
import { createEffect, createSignal, For, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { withCatalogue } from '../../../locale/language.ts';
import { navigate } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { noticeChanges } from '../../../online/notice-count.ts';
import { Emblem } from '../../../parts/icon.tsx';
import { takeLostFocus } from '../../../parts/take-lost-focus.ts';
import { createServerValue, FetchedValue, type ServerValue } from '../fetched-value.tsx';
import { addressOfGame, useOnline } from '../online-context.ts';
import { IncomingChallenge, OutgoingChallenge } from './challenge-row.tsx';
import { FollowedPlayers } from './followed-players.tsx';
import { NeedsAccount } from './needs-account.tsx';

// Loaded on demand, because it contains all games with all options.
const ChallengeDialog = lazy(() => withCatalogue(import('./challenge-dialog.tsx')));

/** The interval at which the page reloads open challenges, in milliseconds, so that it shows which have expired. */
const REFRESH_MS = 15_000;

type ChallengeLists = {
  readonly incoming: readonly ChallengeView[];
  readonly outgoing: readonly ChallengeView[];
};

/**
 * The challenges to and by the player, and the players they follow.
 *
 * @param props.opponent the name of the player to challenge in the open dialog; undefined if no dialog is
 * open
 */
export default function ChallengesPage(props: { readonly opponent: string | undefined }): JSX.Element {
  const { me } = useOnline();
  titlePage(() => siteStrings().title(challengeStrings().title));
  return (
    <div class="wrap lobby-page">
      <div class="lobby-title">
        <h1>{challengeStrings().title}</h1>
        <a class="small" href="/online">
          {challengeStrings().toLobby}
        </a>
      </div>
      <Show when={!me().person.guest} fallback={<NeedsAccount text={challengeStrings().needsAccount} />}>
        <div class="lobby">
          <ChallengeSections />
          <aside>
            <FollowedPlayers />
          </aside>
        </div>
        <Show when={props.opponent} keyed>
          {(opponent) => (
            <Suspense>
              <ChallengeDialog
                opponent={opponent}
                onClose={() => navigate('/online/challenges', 'replace')}
              />
            </Suspense>
          )}
        </Show>
      </Show>
    </div>
  );
}

function ChallengeSections(): JSX.Element {
  const { api, me } = useOnline();
  const challenges = createServerValue(
    () => me().person.id,
    () => api('listChallenges', {}),
    REFRESH_MS,
  );
  createEffect(on(noticeChanges, () => void challenges.reload(), { defer: true }));
  openAcceptedGames(challenges);
  const [failure, setFailure] = createSignal('');
  const sendAndReload = async (
    list: 'incoming' | 'outgoing',
    request: Promise<ApiResult<unknown>>,
  ): Promise<void> => {
    const result = await request;
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    await challenges.reload();
    takeLostFocus(document.getElementById(list));
  };
  const accept = async ({ challenge }: ChallengeView): Promise<void> => {
    const result = await api('acceptChallenge', { parameters: { challenge } });
    if (result.ok) return navigate(addressOfGame(result.value.game));
    await sendAndReload('incoming', Promise.resolve(result));
  };
  return (
    <div>
      <FetchedValue source={challenges}>
        {(lists) => (
          <>
            <section aria-labelledby="incoming">
              <div class="section-head">
                <h2 id="incoming">{challengeStrings().incoming}</h2>
              </div>
              <Show when={lists().incoming.length > 0} fallback={<NoChallenges />}>
                <ul class="challenge-list">
                  <For each={lists().incoming}>
                    {(challenge) => (
                      <IncomingChallenge
                        challenge={challenge}
                        onAccept={() => void accept(challenge)}
                        onDecline={(reason) =>
                          void sendAndReload(
                            'incoming',
                            api('declineChallenge', {
                              parameters: { challenge: challenge.challenge },
                              body: { reason },
                            }),
                          )
                        }
                      />
                    )}
                  </For>
                </ul>
              </Show>
            </section>
            <p class="small" role="alert">
              {failure()}
            </p>
            <section aria-labelledby="outgoing">
              <div class="section-head">
                <h2 id="outgoing">{challengeStrings().outgoing}</h2>
              </div>
              <ul class="challenge-list">
                <For
                  each={lists().outgoing}
                  fallback={<li class="quiet">{challengeStrings().noOutgoing}</li>}
                >
                  {(challenge) => (
                    <OutgoingChallenge
                      challenge={challenge}
                      onWithdraw={() =>
                        void sendAndReload(
                          'outgoing',
                          api('withdrawChallenge', { parameters: { challenge: challenge.challenge } }),
                        )
                      }
                    />
                  )}
                </For>
              </ul>
            </section>
          </>
        )}
      </FetchedValue>
    </div>
  );
}

/** Opens the game of a real-time challenge as soon as the opponent accepts it, if the page has shown the challenge as open. */
function openAcceptedGames({ state }: ServerValue<ChallengeLists>): void {
  const openChallenges = new Set<string>();
  createEffect(
    on(state, (fetched) => {
      if (fetched.kind !== 'known') return;
      for (const { challenge, state: challengeState, game, plan } of fetched.value.outgoing) {
        if (challengeState === 'open') openChallenges.add(challenge);
        else if (openChallenges.delete(challenge) && game !== undefined && plan.clock.kind === 'real-time')
          navigate(addressOfGame(game));
      }
    }),
  );
}

function NoChallenges(): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <b>{challengeStrings().noIncoming}</b>
      <p class="quiet">{challengeStrings().noIncomingText}</p>
    </div>
  );
}
