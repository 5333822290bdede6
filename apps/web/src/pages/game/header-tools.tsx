import { keyStrings } from '@halma/locales/keys';
import { onlineStrings } from '@halma/locales/online';
import { createEffect, type JSX, onCleanup, Show } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { isFullScreen, setFullScreen } from './full-screen.ts';
import { useGame } from './game-context.ts';
import { listenToPageKeys } from './page-keys.ts';

/** The number of spectators and the button for full screen, at the end of the top bar. */
export function HeaderTools(): JSX.Element {
  const { game, open } = useGame();
  const spectatorCount = (): number => game.spectatorCount?.() ?? 0;
  const label = (): string => (isFullScreen() ? keyStrings().leaveFullScreen : keyStrings().enterFullScreen);
  createEffect(() => document.body.classList.toggle('full-screen', isFullScreen()));
  onCleanup(() => {
    document.body.classList.remove('full-screen');
    // A rematch or a new game keeps the screen; any other page gives it back.
    queueMicrotask(() => document.body.classList.contains('in-game') || setFullScreen(false));
  });
  listenToPageKeys(() => open('keys'));
  return (
    <>
      <Show when={game.spectatorCount?.() !== undefined}>
        <span class="spectators small quiet" title={onlineStrings().seats.spectators(spectatorCount())}>
          <Icon name="eye" />
          <span aria-hidden="true">{spectatorCount()}</span>
          <span class="vh">{onlineStrings().seats.spectators(spectatorCount())}</span>
        </span>
      </Show>
      <button
        type="button"
        class="iconbtn full-screen-button"
        aria-label={label()}
        title={`${label()} (F)`}
        onClick={() => setFullScreen(!isFullScreen())}
      >
        <Icon name={isFullScreen() ? 'shrink' : 'expand'} />
      </button>
    </>
  );
}
