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
 * A board that plays a game move by move: a game in progress, or else a finished one. It pauses while it is off screen.
 * For visitors who prefer reduced motion, it does not move until they start it.
 */
export function FeaturedGame(): JSX.Element {
  const [shown, setShown] = createSignal<ShownGame>();
  const [board, setBoard] = createSignal<HalmaBoard>();
  const [isPaused, setPaused] = createSignal(matchMedia(REDUCED_MOTION).matches);
  const [isInView, setInView] = createSignal(false);
  let figure: HTMLElement | undefined;
  let isRemoved = false;
  onCleanup(() => {
    isRemoved = true;
  });
  onMount(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    if (figure !== undefined) observer.observe(figure);
    onCleanup(() => observer.disconnect());
  });
  // The board, and then the games, load in separate tasks, so that a press on one of the play options does not wait for them.
  const start = createWhenIdle(() => setUp({ game: 'halma-2' }));
  createEffect(() => {
    const position = start();
    if (position === undefined) return;
    onCleanup(
      runWhenIdle(() => {
        const created = new HalmaBoard();
        created.coordinates = 'none';
        created.position = untrack(shown)?.position ?? position;
        setBoard(created);
      }),
    );
  });
  const cancelGames = runWhenIdle(() => {
    void withCatalogue(import('./show/follow-games.ts')).then(({ followGames }) => {
      if (isRemoved) return;
      onRemoval.push(followGames({ isPlaying: () => isInView() && !isPaused(), onGame: setShown }));
    });
  });
  const onRemoval: (() => void)[] = [cancelGames];
  onCleanup(() => {
    for (const remove of onRemoval) remove();
  });
  createEffect(() => {
    const [known, element] = [shown(), board()];
    if (known !== undefined && element !== undefined) element.position = known.position;
  });
  return (
    <figure class="featured-game" ref={figure}>
      <figcaption>
        <Show when={shown()}>
          {(known) => (
            <>
              <span classList={{ live: known().kind === 'live' }} class="show-kind">
                {homeStrings().show[known().kind]}
              </span>
              <span class="show-title">{known().title}</span>
              <span class="small quiet show-terms">{known().detail}</span>
            </>
          )}
        </Show>
        <Show when={shown()?.kind === 'live'}>
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
      <Plates players={shown()?.far} />
      {/* Inert like a picture: the plates name the players, and a screen reader does not announce each move. */}
      <div class="show-board" data-surface={shown()?.position.rules.board.surface} inert>
        {board()}
      </div>
      <Plates players={shown()?.near} />
      <Show when={shown()?.href}>
        {(href) => (
          <a class="show-link" href={href()}>
            <span class="vh">{homeStrings().show.open(shown()?.title ?? '')}</span>
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
