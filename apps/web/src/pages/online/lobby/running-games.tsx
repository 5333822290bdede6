import { manColourOf, manGlyph } from '@halma/board';
import { peopleStrings } from '@halma/locales/people';
import type { GameSnapshot } from '@halma/protocol';
import { type Position, parsePosition, type Rules, type Seat } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { onlineGameTitle } from '../../../online/game-terms.ts';
import { followOverview, overview } from '../../../online/overview.ts';
import { holderName } from '../../../online/person-name.ts';
import { rulesOfTerms } from '../../../online/replay-history.ts';
import { holderOf } from '../../../online/seats.ts';
import { LazyMiniature } from '../../../parts/lazy-miniature.tsx';
import { addressOfGame } from '../online-context.ts';

/** The maximum age of the list, in milliseconds. */
const INTERVAL_MS = 5000;

const MAX_SHOWN_GAMES = 4;

/** Games in progress to watch, or games that ended recently if there are none. */
export function RunningGames(): JSX.Element {
  followOverview(INTERVAL_MS);
  const gamesInProgress = (): readonly GameSnapshot[] => overview()?.games ?? [];
  const finishedGames = (): readonly GameSnapshot[] => overview()?.finished ?? [];
  const showsFinished = (): boolean => gamesInProgress().length === 0 && finishedGames().length > 0;
  const games = (): readonly GameSnapshot[] =>
    (showsFinished() ? finishedGames() : gamesInProgress()).slice(0, MAX_SHOWN_GAMES);
  return (
    <section aria-labelledby="running">
      <div class="section-head">
        <h2 id="running">{peopleStrings().lobby[showsFinished() ? 'finished' : 'running']}</h2>
        <a href="/online/watch">{peopleStrings().lobby.watch}</a>
      </div>
      <Show
        when={games().length > 0}
        fallback={
          <p class="small quiet">{overview() === undefined ? '\u00a0' : peopleStrings().lobby.noneRunning}</p>
        }
      >
        <ul class="running-games">
          <For each={games().map(({ game }) => game)}>
            {(id) => (
              <Show when={games().find(({ game }) => game === id)}>
                {(game) => <SnapshotCard game={game()} />}
              </Show>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** A small board with the players of a game, and a link to it. */
export function SnapshotCard(props: { readonly game: GameSnapshot }): JSX.Element {
  const rules = createMemo((): Rules | undefined => {
    const result = rulesOfTerms(props.game.terms);
    return result.ok ? result.value : undefined;
  });
  const position = createMemo((): Position | undefined => {
    const gameRules = rules();
    const parsed = gameRules && parsePosition(gameRules, props.game.position);
    return parsed?.ok ? parsed.value : undefined;
  });
  const nameOf = (seat: Seat): string => holderName(holderOf(props.game.standing, seat), props.game.people);
  const seats = (): readonly Seat[] => rules()?.seats ?? [];
  return (
    <li>
      <a
        class="running-game"
        href={addressOfGame(props.game.game)}
        aria-label={peopleStrings().lobby.watchGame(
          onlineGameTitle(props.game.terms),
          seats().map(nameOf).join(', '),
        )}
      >
        <Show when={rules()}>
          {(gameRules) => <Players rules={gameRules()} seats={seats().slice(1)} nameOf={nameOf} />}
        </Show>
        <Show when={position()} keyed fallback={<span class="running-board" />}>
          {(shown) => <LazyMiniature class="running-board" position={() => shown} />}
        </Show>
        <Show when={rules()}>
          {(gameRules) => <Players rules={gameRules()} seats={seats().slice(0, 1)} nameOf={nameOf} />}
        </Show>
      </a>
    </li>
  );
}

/** The men of several seats, with the name of the first player and the number of the other players. */
function Players(props: {
  readonly rules: Rules;
  readonly seats: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
}): JSX.Element {
  return (
    <span class="running-players">
      <For each={props.seats}>{(seat) => manGlyph(manColourOf(props.rules, seat))}</For>
      <b>{props.seats.slice(0, 1).map(props.nameOf)}</b>
      <Show when={props.seats.length > 1}>
        <span class="quiet">+{props.seats.length - 1}</span>
      </Show>
    </span>
  );
}
