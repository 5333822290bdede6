import { boardMiniature } from '@halma/board';
import { type Game, makeRules } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { type FoundGame, findGames } from '../game/find-games.ts';
import { GAME_WORDS, NEW_GAME, OLD_NAMES } from '../words/new-game.ts';
import { Icon } from './icon.tsx';

interface GamePickerProps {
  readonly chosen: string;
  readonly onPick: (game: Game) => void;
}

const about = (game: Game): string => GAME_WORDS[game.id]?.about ?? '';

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
          aria-label={NEW_GAME.search}
          placeholder={NEW_GAME.search}
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <ul class="games" aria-label={NEW_GAME.games}>
        <For each={found()} fallback={<li class="quiet">{NEW_GAME.none(query())}</li>}>
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
  const words = (): (typeof GAME_WORDS)[string] | undefined => GAME_WORDS[props.found.game.id];
  const alias = (): string | undefined => props.found.alias;
  return (
    <button
      type="button"
      class="card game"
      aria-pressed={props.chosen}
      onClick={() => props.onPick(props.found.game)}
    >
      <span class="thumb">{miniature(props.found.game)}</span>
      <span class="what">
        <span class="game-title">{props.found.game.title}</span>
        <span class="meta">
          {words()?.players}
          {props.found.game.reconstruction ? ` · ${NEW_GAME.reconstruction}` : ''}
        </span>
        <span class="about">{words()?.about}</span>
        <Show when={alias()}>
          {(name) => <span class="about old-name">{OLD_NAMES[name()] ?? NEW_GAME.alias(name())}</span>}
        </Show>
      </span>
    </button>
  );
}

function miniature(game: Game): SVGSVGElement | undefined {
  const rules = makeRules({ game: game.id });
  return rules.ok ? boardMiniature(rules.value) : undefined;
}
