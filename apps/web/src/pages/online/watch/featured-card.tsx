import { HalmaBoard, manGlyph } from '@halma/board';
import { watchStrings } from '@halma/locales/watch';
import { type Accessor, createEffect, createMemo, For, type JSX, Show } from 'solid-js';
import { HomeCount } from '../../../game/parts/home-count.tsx';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import type { ShownWatchedGame } from '../../../online/watched-page.ts';
import { addressOfGame } from '../online-context.ts';
import { SpectatorCount } from './spectator-count.tsx';
import {
  createWatchedPosition,
  createWatchedRules,
  playersOf,
  sidesOfBoard,
  type WatchedPlayer,
} from './watched-game-view.ts';

interface FeaturedCardProps {
  readonly game: ShownWatchedGame;
  /** The server's time in milliseconds since 1970. */
  readonly now: Accessor<number | undefined>;
  /** The text that replaces “Featured” on the card, such as the result of the game. */
  readonly note?: string;
  /** Whether the link opens a new tab. */
  readonly opensTab?: boolean;
}

/** The featured game, on a large board that animates its moves. */
export function FeaturedCard(props: FeaturedCardProps): JSX.Element {
  const rules = createWatchedRules(() => props.game);
  const position = createWatchedPosition(() => props.game, rules);
  const board = new HalmaBoard();
  board.coordinates = 'none';
  createEffect(() => {
    const shownPosition = position();
    if (shownPosition !== undefined) board.position = shownPosition;
  });
  const players = createMemo(() => {
    const gameRules = rules();
    return gameRules === undefined ? [] : playersOf(props.game, gameRules, props.now());
  });
  const sides = createMemo(() => sidesOfBoard(players()));
  const title = (): string => onlineGameTitle(props.game.setup.terms);
  const plates = (side: readonly WatchedPlayer[]): JSX.Element => (
    <div class="featured-plates" classList={{ many: side.length > 1 }}>
      <For each={side}>
        {(player) => (
          <div class="plate" classList={{ turn: player.isToMove, timed: player.clock !== undefined }}>
            {manGlyph(player.colour)}
            <div class="plate-text">
              <div class="name">
                <span>{player.name}</span>
                <Show when={player.rating !== ''}>
                  <small class="num">{player.rating}</small>
                </Show>
                <Show when={player.isToMove}>
                  <em class="turn-tag">{watchStrings().toMove}</em>
                </Show>
              </div>
              <div class="state">
                <Show when={position()}>
                  {(shown) => <HomeCount position={shown()} seat={player.seat} />}
                </Show>
              </div>
            </div>
            <Show when={player.clock}>
              {(clock) => (
                <span class="clock num" classList={{ running: player.isToMove }}>
                  {clock()}
                </span>
              )}
            </Show>
          </div>
        )}
      </For>
    </div>
  );
  return (
    <section class="card featured" aria-label={props.note ?? watchStrings().featured}>
      <p class="featured-head">
        <span class="small" classList={{ live: props.game.toMove !== undefined }}>
          {props.note ?? watchStrings().featured}
        </span>
        <b>{title()}</b>
        <span class="small quiet">{describeClock(props.game.setup.terms)}</span>
        <SpectatorCount count={props.game.spectators} />
      </p>
      {plates(sides().far)}
      {/* Inert like a picture: the plates name the players, and a screen reader does not announce each move. */}
      <div class="featured-board" inert>
        {board}
      </div>
      {plates(sides().near)}
      <a
        class="featured-link"
        href={addressOfGame(props.game.game)}
        target={props.opensTab === true ? '_blank' : undefined}
      >
        <span class="vh">
          {watchStrings().watchGame(
            title(),
            players()
              .map(({ name }) => name)
              .join(', '),
          )}
        </span>
      </a>
    </section>
  );
}
