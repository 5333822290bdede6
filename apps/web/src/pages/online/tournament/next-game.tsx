import { tournamentStrings } from '@halma/locales/tournaments';
import { makeRules } from '@halma/rules';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { setUp } from '../../../board/set-up.ts';
import { formatCountdown } from '../../../online/tournament/countdown.ts';
import { allRounds, hasBye, type OwnGame, ownGames } from '../../../online/tournament/own-games.ts';
import { Miniature } from '../../../parts/miniature.tsx';
import { addressOfGame } from '../online-context.ts';
import { sideName } from './side-name.ts';
import { useTournament } from './tournament-context.ts';

/** The visitor's games that can be played now, or what they wait for. Empty for people who do not play. */
export function NextGame(): JSX.Element {
  const { view, now, self, rounds, followRounds } = useTournament();
  const entry = () => view().entries.find(({ person }) => person === self());
  const isPlaying = (): boolean => view().phase === 'running' && entry()?.state === 'playing';
  /** By correspondence, games of all rounds can be played at once. */
  const wanted = createMemo((): readonly number[] => {
    const { setup, round } = view();
    if (round === 0 || entry() === undefined) return [];
    return setup.clock.kind === 'days' ? allRounds(round) : [round];
  });
  followRounds(wanted);
  const games = createMemo(() => ownGames(view().games, [...rounds().values()], self()));
  return (
    <div aria-live="polite">
      <Show
        when={view().games.length > 0}
        fallback={
          <Show when={isPlaying()}>
            <p class="card next-note" role="status">
              <Switch fallback={tournamentStrings().next.waiting}>
                <Match when={view().nextRoundAt}>
                  {(at) =>
                    at() > now()
                      ? tournamentStrings().next.roundIn(view().round + 1, formatCountdown(at() - now()))
                      : tournamentStrings().next.roundNow(view().round + 1)
                  }
                </Match>
                <Match when={hasBye([...rounds().values()], view().round, self())}>
                  {tournamentStrings().next.bye}
                </Match>
              </Switch>
            </p>
          </Show>
        }
      >
        <ul class="next-games">
          <For each={view().games}>
            {(game) => <GameCard game={game} place={games().find((each) => each.game === game)} />}
          </For>
        </ul>
      </Show>
    </div>
  );
}

function GameCard(props: { readonly game: string; readonly place: OwnGame | undefined }): JSX.Element {
  const { view, nameOf } = useTournament();
  const start = createMemo(() => {
    const { game, preset, options } = view().setup.rules;
    return makeRules({ game, preset, options }).ok ? setUp({ game, preset, options }) : undefined;
  });
  return (
    <li class="card next-game">
      <Show when={start()}>{(position) => <Miniature position={position()} />}</Show>
      <p class="card-text">
        <b class="small">{tournamentStrings().next.ready}</b>
        <Show when={props.place}>
          {(place) => (
            <>
              <b class="game-title">
                {tournamentStrings().next.you(place().others.map((side) => sideName(side, nameOf)))}
              </b>
              <span class="small quiet">
                {[
                  tournamentStrings().next.place(place().round, place().table),
                  ...(place().games > 1
                    ? [tournamentStrings().next.game(place().number, place().games)]
                    : []),
                  tournamentStrings().next.position(place().position),
                ].join(' · ')}
              </span>
            </>
          )}
        </Show>
      </p>
      <a class="btn main" href={addressOfGame(props.game)}>
        {tournamentStrings().next.go}
      </a>
    </li>
  );
}
