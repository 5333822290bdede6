import { gameStrings } from '@halma/locales/game';
import { guideStrings } from '@halma/locales/guide';
import { siteStrings } from '@halma/locales/site';
import type { RunningGame, Seek } from '@halma/protocol';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { describeClock, onlineGameTitle } from '../../online/game-terms.ts';
import { holderName } from '../../online/person-name.ts';
import type { CurrentGames } from './current-games.ts';

/** The maximum number of rows in each list. The lobby shows all games. */
const MAX_ROWS = 4;

/** A group's open games and games in progress, with links to join or watch. */
export default function OpenGames(props: { readonly games: CurrentGames }): JSX.Element {
  return (
    <section class="current-games">
      <h2>{guideStrings().openNow}</h2>
      <Switch>
        <Match when={props.games.state() === 'unknown'}>
          <p class="loading">{siteStrings().loading}</p>
        </Match>
        <Match when={props.games.state() === 'failed'}>
          <p class="quiet">{guideStrings().unreachable}</p>
        </Match>
        <Match when={props.games.state() === 'known'}>
          <Show
            when={props.games.openGames().length > 0}
            fallback={
              <p class="quiet">
                {guideStrings().noneOpen} <a href="/online">{guideStrings().createOne}</a>
              </p>
            }
          >
            <ul class="named-rows">
              <For each={props.games.openGames().slice(0, MAX_ROWS)}>
                {(seek) => <Row game={seek} seats={seek.seats} label={guideStrings().actions.join} />}
              </For>
            </ul>
            <p>
              <a href="/online">{guideStrings().allOpen}</a>
            </p>
          </Show>
          <Show when={props.games.gamesInProgress().length > 0}>
            <h3>{guideStrings().runningNow}</h3>
            <ul class="named-rows">
              <For each={props.games.gamesInProgress().slice(0, MAX_ROWS)}>
                {(game) => (
                  <Row game={game} seats={game.standing.seats} label={guideStrings().actions.watch} />
                )}
              </For>
            </ul>
          </Show>
        </Match>
      </Switch>
    </section>
  );
}

function Row(props: {
  readonly game: Pick<Seek, 'game' | 'terms' | 'people'>;
  readonly seats: Seek['seats'] | RunningGame['standing']['seats'];
  readonly label: string;
}): JSX.Element {
  const playerNames = (): string =>
    gameStrings().formatList(
      Object.values(props.seats)
        .filter(({ kind }) => kind !== 'open')
        .map((holder) => holderName(holder, props.game.people)),
    );
  return (
    <li>
      <b>{playerNames()}</b>
      <span>
        {onlineGameTitle(props.game.terms)} · {describeClock(props.game.terms)}
      </span>
      <a
        class="btn dense"
        href={`/online/game/${props.game.game}`}
        aria-label={`${props.label}: ${playerNames()}`}
      >
        {props.label}
      </a>
    </li>
  );
}
