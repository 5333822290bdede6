import { gameNames } from '@halma/locales/game-names';
import type { GameSummary } from '@halma/locales/new-game';
import { newGameStrings } from '@halma/locales/new-game';
import type { Game } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { type FoundGame, findGames } from '../../game/find-games.ts';
import { Icon } from '../../parts/icon.tsx';
import { Miniature } from '../../parts/miniature.tsx';

interface GamePickerProps {
  /** The id of the selected game. */
  readonly selected: string;
  readonly onSelect: (game: Game) => void;
}

const searchText = ({ id }: Game): string => `${gameNames().titles[id]} ${newGameStrings().games[id].about}`;

/** A list of all games with their boards, and a field that searches their names and descriptions. */
export function GamePicker(props: GamePickerProps): JSX.Element {
  const [query, setQuery] = createSignal('');
  const matches = createMemo(() => findGames(query(), searchText));
  const selectFirst = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = matches();
    if (first !== undefined) props.onSelect(first.game);
  };
  return (
    <div class="games-pane">
      <form class="search" onSubmit={selectFirst}>
        <Icon name="search" />
        <input
          class="input"
          type="search"
          aria-label={newGameStrings().labels.search}
          placeholder={newGameStrings().labels.search}
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <ul class="games" aria-label={newGameStrings().labels.games}>
        <For each={matches()} fallback={<li class="quiet">{newGameStrings().labels.none(query())}</li>}>
          {(match) => (
            <li>
              <GameCard
                match={match}
                isSelected={props.selected === match.game.id}
                onSelect={props.onSelect}
              />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

function GameCard(props: {
  match: FoundGame;
  isSelected: boolean;
  onSelect: (game: Game) => void;
}): JSX.Element {
  const strings = (): GameSummary => newGameStrings().games[props.match.game.id];
  const alias = (): string | undefined => props.match.alias;
  return (
    <button
      type="button"
      class="card game"
      aria-pressed={props.isSelected}
      onClick={() => props.onSelect(props.match.game)}
    >
      <Miniature position={setUp({ game: props.match.game.id })} />
      <span class="card-text">
        <span class="game-title">{gameNames().titles[props.match.game.id]}</span>
        <span class="meta">
          {strings().players}
          {props.match.game.reconstruction ? ` · ${newGameStrings().labels.reconstruction}` : ''}
        </span>
        <span class="about">{strings().about}</span>
        <Show when={alias()}>
          {(name) => (
            <span class="about old-name">
              {newGameStrings().oldNames[name()] ?? newGameStrings().labels.alias(name())}
            </span>
          )}
        </Show>
      </span>
    </button>
  );
}
