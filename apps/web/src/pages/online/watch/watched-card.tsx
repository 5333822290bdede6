import { manGlyph } from '@halma/board';
import { watchStrings } from '@halma/locales/watch';
import { type Accessor, createMemo, For, type JSX, Show } from 'solid-js';
import { onlineGameTitle } from '../../../online/game-terms.ts';
import type { ShownWatchedGame } from '../../../online/watched-page.ts';
import { Miniature } from '../../../parts/miniature.tsx';
import { addressOfGame } from '../online-context.ts';
import { SpectatorCount } from './spectator-count.tsx';
import {
  createWatchedPosition,
  createWatchedRules,
  playersOf,
  sidesOfBoard,
  type WatchedPlayer,
} from './watched-game-view.ts';

/** The approximate width of a small board, in CSS pixels. */
const BOARD_PX = 190;

/** A game in progress: a small board between its players, and a link to the game. */
export function WatchedCard(props: {
  readonly game: ShownWatchedGame;
  readonly now: Accessor<number | undefined>;
  /** Whether the visitor follows one of the game's players. */
  readonly isFollowed: boolean;
}): JSX.Element {
  const rules = createWatchedRules(() => props.game);
  const position = createWatchedPosition(() => props.game, rules);
  const players = createMemo(() => {
    const gameRules = rules();
    return gameRules === undefined ? [] : playersOf(props.game, gameRules, props.now());
  });
  const sides = createMemo(() => sidesOfBoard(players()));
  const title = (): string => onlineGameTitle(props.game.setup.terms);
  return (
    <a
      class="card watched"
      href={addressOfGame(props.game.game)}
      aria-label={watchStrings().watchGame(
        title(),
        players()
          .map(({ name }) => name)
          .join(', '),
      )}
    >
      <Players players={sides().far} />
      <Show when={position()} fallback={<span class="watched-board" />}>
        {(shown) => (
          <span class="watched-board">
            <Miniature class="later" position={shown()} width={BOARD_PX} />
          </span>
        )}
      </Show>
      <Players players={sides().near} />
      <span class="watched-caption small quiet">
        <span>
          <Show when={props.isFollowed}>
            <b>{watchStrings().followed}</b>
            {' · '}
          </Show>
          {title()}
        </span>
        <SpectatorCount count={props.game.spectators} />
      </span>
    </a>
  );
}

/** One or more players: their men, the first one's name, the rating or the number of the others, and one clock. */
function Players(props: { readonly players: readonly WatchedPlayer[] }): JSX.Element {
  const first = (): WatchedPlayer | undefined => props.players[0];
  const playerWithClock = (): WatchedPlayer | undefined =>
    props.players.find(({ isToMove }) => isToMove) ?? first();
  return (
    <span class="watched-players">
      <For each={props.players.map(({ colour }) => colour)}>{(colour) => manGlyph(colour)}</For>
      <b>{first()?.name}</b>
      <Show when={props.players.length > 1}>
        <span class="quiet watched-others">{watchStrings().others(props.players.length - 1)}</span>
      </Show>
      <Show when={props.players.length === 1 && first()?.rating}>
        {(rating) => <span class="quiet num watched-rating">{rating()}</span>}
      </Show>
      <Show when={playerWithClock()?.clock}>
        {(clock) => (
          <span class="watched-clock num" classList={{ running: playerWithClock()?.isToMove === true }}>
            {clock()}
          </span>
        )}
      </Show>
    </span>
  );
}
