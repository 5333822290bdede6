import { HalmaBoard, manGlyph } from '@halma/board';
import { homeStrings } from '@halma/locales/home';
import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { withCatalogue } from '../../locale/language.ts';
import { Icon } from '../../parts/icon.tsx';
import { createWhenIdle, runWhenIdle } from '../../parts/idle.ts';
import type { ShownGame, ShownPlayer } from './show/shown-game.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * A board that plays a game move by move: a game in progress or, if there is none, a finished game. It pauses
 * while it is off screen. For visitors who prefer reduced motion, it does not move until they start it.
 */
export function FeaturedGame(): JSX.Element {
  const [shownGame, setShownGame] = createSignal<ShownGame>();
  const [board, setBoard] = createSignal<HalmaBoard>();
  const [isPaused, setPaused] = createSignal(matchMedia(REDUCED_MOTION).matches);
  const [isInView, setInView] = createSignal(false);
  let figure: HTMLElement | undefined;
  let isDisposed = false;
  onCleanup(() => {
    isDisposed = true;
  });
  onMount(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    if (figure !== undefined) observer.observe(figure);
    onCleanup(() => observer.disconnect());
  });
  // The board, and then the games, load in separate tasks, so that pressing a play option does not have to
  // wait for them.
  const start = createWhenIdle(() => setUp({ game: 'halma-2' }));
  createEffect(() => {
    const position = start();
    if (position === undefined) return;
    onCleanup(
      runWhenIdle(() => {
        const newBoard = new HalmaBoard();
        newBoard.coordinates = 'none';
        newBoard.position = untrack(shownGame)?.position ?? position;
        setBoard(newBoard);
      }),
    );
  });
  const cancelGames = runWhenIdle(() => {
    void withCatalogue(import('./show/follow-games.ts')).then(({ followGames }) => {
      if (isDisposed) return;
      cleanups.push(followGames({ isPlaying: () => isInView() && !isPaused(), onGame: setShownGame }));
    });
  });
  const cleanups: (() => void)[] = [cancelGames];
  onCleanup(() => {
    for (const cleanUp of cleanups) cleanUp();
  });
  createEffect(() => {
    const [game, element] = [shownGame(), board()];
    if (game !== undefined && element !== undefined) element.position = game.position;
  });
  return (
    <figure class="featured-game" ref={figure}>
      <figcaption>
        <Show when={shownGame()}>
          {(game) => (
            <>
              <span classList={{ live: game().kind === 'live' }} class="show-kind">
                {homeStrings().show[game().kind]}
              </span>
              <span class="show-title">{game().title}</span>
              <span class="small quiet show-terms">{game().detail}</span>
            </>
          )}
        </Show>
        <Show when={shownGame()?.kind === 'live'}>
          <a class="small show-all" href="/online/watch">
            {homeStrings().show.watchAll}
          </a>
        </Show>
        <button
          type="button"
          class="iconbtn show-pause"
          aria-label={isPaused() ? homeStrings().show.play : homeStrings().show.pause}
          onClick={() => setPaused(!isPaused())}
        >
          <Icon name={isPaused() ? 'start' : 'pause'} />
        </button>
      </figcaption>
      <Plates players={shownGame()?.far} />
      {/* Inert like a picture: the plates name the players, and a screen reader does not announce each move. */}
      <div class="show-board" data-surface={shownGame()?.position.rules.board.surface} inert>
        {board()}
      </div>
      <Plates players={shownGame()?.near} />
      <Show when={shownGame()?.href}>
        {(href) => (
          <a class="show-link" href={href()}>
            <span class="vh">{homeStrings().show.open(shownGame()?.title ?? '')}</span>
          </a>
        )}
      </Show>
    </figure>
  );
}

function Plates(props: { readonly players: readonly ShownPlayer[] | undefined }): JSX.Element {
  return (
    <div class="show-plates">
      <For each={props.players}>
        {(player) => (
          <span class="show-plate" classList={{ turn: player.isToMove }}>
            {manGlyph(player.colour)}
            <b>{player.name}</b>
            <Show when={player.isToMove}>
              <span class="small turn-tag">{homeStrings().show.toMove}</span>
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
