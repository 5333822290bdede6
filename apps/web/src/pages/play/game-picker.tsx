import { gameNames } from '@halma/locales/game-names';
import type { GameLine } from '@halma/locales/new-game';
import { newGameWords } from '@halma/locales/new-game';
import type { Game } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { type FoundGame, findGames } from '../../game/find-games.ts';
import { Icon } from '../../parts/icon.tsx';
import { Miniature } from '../../parts/miniature.tsx';

interface GamePickerProps {
  readonly chosen: string;
  readonly onPick: (game: Game) => void;
}

const about = ({ id }: Game): string => `${gameNames().titles[id]} ${newGameWords().games[id].about}`;

/** The games, each with its board, and a field to find one by any of its names. */
export function GamePicker(props: GamePickerProps): JSX.Element {
  const [query, setQuery] = createSignal('');
  const found = createMemo(() => findGames(query(), about));
  const pickFirst = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = found();
    if (first !== undefined) props.onPick(first.game);
  };
  return (
    <div class="games-pane">
      <form class="search" onSubmit={pickFirst}>
        <Icon name="search" />
        <input
          class="input"
          type="search"
          aria-label={newGameWords().labels.search}
          placeholder={newGameWords().labels.search}
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <ul class="games" aria-label={newGameWords().labels.games}>
        <For each={found()} fallback={<li class="quiet">{newGameWords().labels.none(query())}</li>}>
          {(one) => (
            <li>
              <GameCard found={one} chosen={props.chosen === one.game.id} onPick={props.onPick} />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

function GameCard(props: { found: FoundGame; chosen: boolean; onPick: (game: Game) => void }): JSX.Element {
  const words = (): GameLine => newGameWords().games[props.found.game.id];
  const alias = (): string | undefined => props.found.alias;
  return (
    <button
      type="button"
      class="card game"
      aria-pressed={props.chosen}
      onClick={() => props.onPick(props.found.game)}
    >
      <Miniature position={setUp({ game: props.found.game.id })} />
      <span class="what">
        <span class="game-title">{gameNames().titles[props.found.game.id]}</span>
        <span class="meta">
          {words().players}
          {props.found.game.reconstruction ? ` · ${newGameWords().labels.reconstruction}` : ''}
        </span>
        <span class="about">{words().about}</span>
        <Show when={alias()}>
          {(name) => (
            <span class="about old-name">
              {newGameWords().oldNames[name()] ?? newGameWords().labels.alias(name())}
            </span>
          )}
        </Show>
      </span>
    </button>
  );
}
