import { gameTitle } from '@halma/locales/game-names';
import { peopleStrings } from '@halma/locales/people';
import type { GameTerms } from '@halma/protocol';
import { type Game, gameById } from '@halma/rules';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { address } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { useOnline } from '../online-context.ts';
import { DEFAULT_GAME } from './default-game.ts';
import { createGameRequest } from './game-request.ts';
import { countWaiting, pairingGames, pairingTerms, TEMPOS, type Tempo } from './tempos.ts';

/** Quick pairing: joins a matching open game, or creates one. `?game=<id>` in the address selects a game. */
export function QuickPairing(): JSX.Element {
  const { api, connection, lobby } = useOnline();
  const wanted = address().searchParams.get('game');
  const [game, setGame] = createSignal<Game>(gameById(wanted ?? '') ?? DEFAULT_GAME);
  const request = createGameRequest(
    (id, terms: GameTerms) => api('quickPair', { body: { id, terms } }),
    'push',
  );
  const [pressed, setPressed] = createSignal<Tempo>();
  const pair = (tempo: Tempo): void => {
    setPressed(tempo);
    void request.send(pairingTerms(game(), tempo));
  };
  createEffect(() => {
    if (connection().kind === 'open') request.forgetFailure();
  });
  const waiting = (tempo: Tempo): number => countWaiting(lobby() ?? [], game(), tempo);
  return (
    <section aria-labelledby="quick">
      <div class="section-head">
        <h2 id="quick">{peopleStrings().lobby.quick}</h2>
      </div>
      <fieldset class="chips" aria-label={peopleStrings().create.game}>
        <For each={pairingGames(wanted)}>
          {(offered) => (
            <button
              type="button"
              class="chip"
              aria-pressed={game().id === offered.id}
              onClick={() => setGame(offered)}
            >
              {gameTitle(offered.id)}
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
              aria-busy={request.isPending() && pressed() === tempo}
              onClick={() => pair(tempo)}
            >
              <b>{tempoName(tempo)}</b>{' '}
              <span class="small">
                {peopleStrings().lobby.tempoKinds[tempo.kind]}
                <Show when={waiting(tempo) > 0}>
                  {' · '}
                  <span class="waiting">{peopleStrings().lobby.waiting(waiting(tempo))}</span>
                </Show>
              </span>
            </button>
          )}
        </For>
      </div>
      <p class="small quiet" role="status">
        {peopleStrings().lobby[request.isPending() ? 'searching' : 'quickText']}
      </p>
      <Show when={request.failure()}>
        {(failure) => (
          <p class="note bad" role="alert">
            {describeFailure(failure())}
          </p>
        )}
      </Show>
    </section>
  );
}

function tempoName({ clock }: Tempo): string {
  if (clock.kind === 'days') return peopleStrings().lobby.days(clock.days);
  return clock.kind === 'real-time' ? `${clock.main / 60_000} + ${clock.increment / 1000}` : '';
}
