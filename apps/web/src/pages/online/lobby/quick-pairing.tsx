import { gameTitle } from '@halma/locales/game-names';
import { peopleStrings } from '@halma/locales/people';
import type { GameTerms } from '@halma/protocol';
import { type Game, gameById } from '@halma/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { address } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { useOnline } from '../online-context.ts';
import { DEFAULT_GAME } from './default-game.ts';
import { createGameRequest } from './game-request.ts';
import { countWaiting, pairingGames, pairingTerms, TEMPOS, type Tempo } from './tempos.ts';

/** Quick pairing: joins a matching open game, or creates one. `?game=<id>` in the address selects a game. */
export function QuickPairing(): JSX.Element {
  const { api, lobby } = useOnline();
  const wanted = address().searchParams.get('game');
  const [game, setGame] = createSignal<Game>(gameById(wanted ?? '') ?? DEFAULT_GAME);
  const request = createGameRequest(
    (id, terms: GameTerms) => api('quickPair', { body: { id, terms } }),
    'push',
  );
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
              onClick={() => void request.send(pairingTerms(game(), tempo))}
            >
              <b>{tempoName(tempo)}</b>{' '}
              <span class="small">{peopleStrings().lobby.tempoKinds[tempo.kind]}</span>
              <span class="small waiting" classList={{ some: waiting(tempo) > 0 }}>
                {peopleStrings().lobby.waiting(waiting(tempo))}
              </span>
            </button>
          )}
        </For>
      </div>
      <p class="small quiet">{peopleStrings().lobby.quickText}</p>
      <p class="small" role="alert">
        <Show when={request.failure()}>{(failure) => describeFailure(failure())}</Show>
      </p>
    </section>
  );
}

function tempoName({ clock }: Tempo): string {
  if (clock.kind === 'days') return peopleStrings().lobby.days(clock.days);
  return clock.kind === 'real-time' ? `${clock.main / 60_000} + ${clock.increment / 1000}` : '';
}
