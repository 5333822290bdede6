import { galleryStrings } from '@halma/locales/gallery';
import { gameNames } from '@halma/locales/game-names';
import { newGameStrings } from '@halma/locales/new-game';
import { type Game, type GameGroup, gameById, groupOf, VACANT } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { type FoundGame, findGames } from '../../game/find-games.ts';
import { gamesFor, groupsFor, SEAT_COUNTS } from '../../game/new-game-form.ts';
import { CARDS, TYPICAL_MINUTES } from '../../guide/cards.ts';
import { Choice } from '../../parts/choice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Miniature } from '../../parts/miniature.tsx';

interface GameStepProps {
  readonly game: Game;
  readonly onSeatCount: (count: number) => void;
  readonly onGame: (game: Game) => void;
}

/** The maximum number of cards that are listed without a search field. */
const MAX_CARDS_WITHOUT_SEARCH = 6;

const searchText = ({ id }: Game): string => `${gameNames().titles[id]} ${newGameStrings().games[id].about}`;

/** The first step of a setup: the number of players, then a game for that number. */
export function GameStep(props: GameStepProps): JSX.Element {
  const name = createUniqueId();
  const [query, setQuery] = createSignal('');
  const seatCount = (): number => props.game.seats.length;
  const foundGames = createMemo(() =>
    findGames(query(), searchText).filter(({ game }) => game.seats.length === seatCount()),
  );
  const matchOf = (group: GameGroup): FoundGame | undefined =>
    foundGames().find(({ game }) => groupOf(game.id) === group);
  const groups = createMemo(() => groupsFor(seatCount()).filter((group) => matchOf(group) !== undefined));
  const search = (text: string): void => {
    setQuery(text);
    const [first] = foundGames();
    if (first !== undefined && matchOf(groupOf(props.game.id)) === undefined) props.onGame(first.game);
  };
  return (
    <>
      <Choice
        label={newGameStrings().labels.seatCount}
        values={SEAT_COUNTS.map(String)}
        labels={Object.fromEntries(SEAT_COUNTS.map((count) => [String(count), String(count)]))}
        selected={String(seatCount())}
        onSelect={(count) => {
          setQuery('');
          props.onSeatCount(Number(count));
        }}
      />
      <Show when={groupsFor(seatCount()).length > MAX_CARDS_WITHOUT_SEARCH}>
        <div class="search">
          <Icon name="search" />
          <input
            class="input"
            type="search"
            aria-label={newGameStrings().labels.search}
            placeholder={newGameStrings().labels.search}
            autocomplete="off"
            value={query()}
            onInput={(event) => search(event.currentTarget.value)}
          />
        </div>
      </Show>
      <fieldset class="field">
        <legend class="label">{gamesForLabel(seatCount())}</legend>
        <div class="game-cards">
          <For each={groups()} fallback={<p class="quiet">{newGameStrings().labels.none(query())}</p>}>
            {(group) => (
              <GroupCard
                group={group}
                name={name}
                seatCount={seatCount()}
                alias={matchOf(group)?.alias}
                selected={props.game}
                onGame={props.onGame}
              />
            )}
          </For>
        </div>
      </fieldset>
    </>
  );
}

function gamesForLabel(seatCount: number): string {
  const labels: Readonly<Record<string, string>> = newGameStrings().labels.gamesFor;
  return labels[seatCount] ?? '';
}

interface GroupCardProps {
  readonly group: GameGroup;
  /** The name attribute that the radio buttons share. */
  readonly name: string;
  readonly seatCount: number;
  /** The old name under which a search found the group. */
  readonly alias: string | undefined;
  readonly selected: Game;
  readonly onGame: (game: Game) => void;
}

/** The games in a group, as one card. The selected card also offers a choice of boards. */
function GroupCard(props: GroupCardProps): JSX.Element {
  const id = createUniqueId();
  const games = (): readonly Game[] => gamesFor(props.group, props.seatCount);
  const isSelected = (): boolean => groupOf(props.selected.id) === props.group;
  const game = (): Game | undefined => (isSelected() ? props.selected : games()[0]);
  const choose = (gameId: string): void => {
    const chosen = gameById(gameId);
    if (chosen !== undefined) props.onGame(chosen);
  };
  return (
    <Show when={game()}>
      {(shownGame) => (
        <div class="card group-choice" classList={{ on: isSelected() }}>
          <label>
            <input
              type="radio"
              class="vh"
              name={props.name}
              checked={isSelected()}
              aria-describedby={`${id}-about`}
              onChange={() => props.onGame(shownGame())}
            />
            <Picture group={props.group} game={shownGame()} />
            <span class="card-text">
              <span class="game-title">{galleryStrings().groups[props.group].name}</span>
              <span class="meta">
                {newGameStrings().labels.menEach(menEach(shownGame()))} ·{' '}
                {newGameStrings().labels.minutes(TYPICAL_MINUTES[shownGame().id])}
                {shownGame().reconstruction ? ` · ${newGameStrings().labels.reconstruction}` : ''}
              </span>
              <span class="small quiet about" id={`${id}-about`}>
                {newGameStrings().games[shownGame().id].about}
              </span>
              <Show when={props.alias}>
                {(alias) => (
                  <span class="small old-name">
                    {newGameStrings().oldNames[alias()] ?? newGameStrings().labels.alias(alias())}
                  </span>
                )}
              </Show>
            </span>
            <Icon name="check" />
          </label>
          <Show when={isSelected() && games().length > 1}>
            <div class="board-choice">
              <label class="label" for={id}>
                {newGameStrings().labels.board}
              </label>
              <select id={id} class="input" onChange={(event) => choose(event.currentTarget.value)}>
                <For each={games()}>
                  {({ id: gameId }) => (
                    <option value={gameId} selected={gameId === props.selected.id}>
                      {gameNames().titles[gameId]}
                    </option>
                  )}
                </For>
              </select>
            </div>
          </Show>
        </div>
      )}
    </Show>
  );
}

/** The start position of a game, or the gallery's picture if the board is empty at the start. */
function Picture(props: { readonly group: GameGroup; readonly game: Game }): JSX.Element {
  const position = createMemo(() =>
    props.game.startingSetup.kind === 'hand'
      ? setUp(CARDS[props.group].picture.rules, CARDS[props.group].picture.position)
      : setUp({ game: props.game.id }),
  );
  return <Miniature position={position()} />;
}

/** Returns the number of men that each player has. */
function menEach(game: Game): number {
  if (game.startingSetup.kind === 'hand') return game.startingSetup.men;
  const { men, rules } = setUp({ game: game.id });
  return rules.board.names.filter((_, cell) => men[cell] !== VACANT).length / game.seats.length;
}
