import { challengeStrings } from '@halma/locales/challenges';
import { gameTitle } from '@halma/locales/game-names';
import { peopleStrings } from '@halma/locales/people';
import type { GameTerms } from '@halma/protocol';
import { type Game, gameById } from '@halma/rules';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { address } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Failure } from '../../../online/failure.ts';
import { Segments } from '../../../parts/choice.tsx';
import { readStored, store } from '../../../storage/browser-storage.ts';
import { useOnline } from '../online-context.ts';
import { DEFAULT_GAME } from './default-game.ts';
import { createGameRequest } from './game-request.ts';
import {
  countWaiting,
  isPairedByRating,
  pairingGames,
  pairingKey,
  pairingTerms,
  TEMPOS,
  type Tempo,
} from './tempos.ts';

/** The key under which the browser stores whether the latest pairing was for a rated game. */
const RATED_KEY = 'halma.online.rated';

/**
 * Quick pairing. For a two-player real-time game, the player waits here for an opponent of about the same
 * strength. For other games, the player joins a matching open game or creates one. `?game=<id>` in the
 * URL selects a game.
 */
export function QuickPairing(): JSX.Element {
  const { api, client, connection, lobby, me, pairing, waitingCounts } = useOnline();
  const linkedGameId = address().searchParams.get('game');
  const [game, setGame] = createSignal<Game>(gameById(linkedGameId ?? '') ?? DEFAULT_GAME);
  const [wantsRated, setWantsRated] = createSignal(readStored(RATED_KEY) === true);
  const isRated = (): boolean => wantsRated() && !me().person.guest;
  const request = createGameRequest(
    (id, terms: GameTerms) => api('quickPair', { body: { id, terms } }),
    'push',
  );
  const [pressedTempo, setPressedTempo] = createSignal<Tempo>();
  const pair = (tempo: Tempo): void => {
    setPressedTempo(tempo);
    const terms = pairingTerms(game(), tempo, isRated());
    if (isPairedByRating(game(), tempo)) client.pair(terms);
    else {
      client.cancelPairing();
      void request.send(terms);
    }
  };
  // A player on another page would miss the start of the game.
  onCleanup(client.cancelPairing);
  createEffect(() => {
    if (connection().kind === 'open') request.forgetFailure();
  });
  const waitingCount = (tempo: Tempo): number =>
    countWaiting(lobby() ?? [], waitingCounts(), pairingTerms(game(), tempo, isRated()));
  const waitingPairing = () => {
    const state = pairing();
    return state.kind === 'waiting' ? state : undefined;
  };
  const isBusy = (tempo: Tempo): boolean => {
    const currentPairing = waitingPairing();
    if (currentPairing === undefined) return request.isPending() && pressedTempo() === tempo;
    return pairingKey(currentPairing.terms) === pairingKey(pairingTerms(game(), tempo, isRated()));
  };
  const status = (): string => {
    const { quick } = peopleStrings();
    const state = pairing();
    if (state.kind === 'cancelled') return quick.cancelled;
    if (state.kind === 'ended' && state.refusal === undefined) return quick.elsewhere;
    if (state.kind !== 'waiting') return request.isPending() ? quick.searching : quick.text;
    if (connection().kind !== 'open') return quick.offline;
    return state.queue === undefined
      ? quick.searching
      : quick.waiting(gameTitle(state.terms.rules.game), state.queue.people, state.queue.range);
  };
  const failure = (): Failure | undefined => {
    const state = pairing();
    return (state.kind === 'ended' ? state.refusal : undefined) ?? request.failure();
  };
  return (
    <section aria-labelledby="quick">
      <div class="section-head">
        <h2 id="quick">{peopleStrings().lobby.quick}</h2>
        <Show when={!me().person.guest}>
          <fieldset class="rated-choice" aria-label={peopleStrings().quick.ratedOrCasual}>
            <Segments
              name="rated"
              values={['casual', 'rated']}
              labels={{ casual: challengeStrings().casual, rated: challengeStrings().rated }}
              selected={wantsRated() ? 'rated' : 'casual'}
              onSelect={(value) => {
                setWantsRated(value === 'rated');
                store(RATED_KEY, value === 'rated');
              }}
            />
          </fieldset>
        </Show>
      </div>
      <fieldset class="chips" aria-label={peopleStrings().create.game}>
        <For each={pairingGames(linkedGameId)}>
          {(offeredGame) => (
            <button
              type="button"
              class="chip"
              aria-pressed={game().id === offeredGame.id}
              onClick={() => setGame(offeredGame)}
            >
              {gameTitle(offeredGame.id)}
            </button>
          )}
        </For>
      </fieldset>
      <div class="tempos">
        <For each={TEMPOS}>
          {(tempo) => (
            <button
              type="button"
              class="card tempo"
              disabled={request.isPending()}
              aria-busy={isBusy(tempo)}
              onClick={() => pair(tempo)}
            >
              <b>{tempoName(tempo)}</b>{' '}
              <span class="small">
                {peopleStrings().lobby.speeds[tempo.kind]}
                <Show when={waitingCount(tempo) > 0}>
                  {' · '}
                  <span class="waiting">{peopleStrings().lobby.waiting(waitingCount(tempo))}</span>
                </Show>
              </span>
            </button>
          )}
        </For>
      </div>
      <div class="row">
        <p class="small quiet" role="status">
          {status()}
        </p>
        <Show when={waitingPairing()}>
          <button type="button" class="btn dense" onClick={client.cancelPairing}>
            {peopleStrings().quick.cancel}
          </button>
        </Show>
      </div>
      <Show when={failure()}>
        {(reason) => (
          <p class="note bad pairing-failure" role="alert" ref={showOnScreen}>
            {describeFailure(reason())}
          </p>
        )}
      </Show>
    </section>
  );
}

/** Scrolls to a note that is about to appear: on small screens, it may be below the edge or behind the tabs. */
function showOnScreen(note: HTMLElement): void {
  queueMicrotask(() => note.scrollIntoView({ block: 'nearest' }));
}

function tempoName({ clock }: Tempo): string {
  if (clock.kind === 'days') return peopleStrings().lobby.days(clock.days);
  return clock.kind === 'real-time' ? `${clock.main / 60_000} + ${clock.increment / 1000}` : '';
}
