import { keyStrings } from '@halma/locales/keys';
import { createEffect, type JSX, onCleanup, Show, Suspense } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { optionalPart } from '../../parts/optional-part.ts';
import { isFullScreen, setFullScreen } from './full-screen.ts';
import { useGame } from './game-context.ts';
import { listenToPageKeys } from './page-keys.ts';

// Only online games have spectators.
const Spectators = optionalPart(() => import('./online/spectators.tsx'));

/** The number of spectators and the full-screen button, at the end of the top bar. */
export function HeaderTools(): JSX.Element {
  const { game, open } = useGame();
  const label = (): string => (isFullScreen() ? keyStrings().leaveFullScreen : keyStrings().enterFullScreen);
  createEffect(() => document.body.classList.toggle('full-screen', isFullScreen()));
  onCleanup(() => {
    document.body.classList.remove('full-screen');
    // A rematch or a new game stays in full-screen mode; any other page exits it.
    queueMicrotask(() => document.body.classList.contains('in-game') || setFullScreen(false));
  });
  listenToPageKeys(() => open('keys'));
  return (
    <>
      <Show when={game.spectatorCount?.() !== undefined}>
        <Suspense>
          <Spectators count={game.spectatorCount?.() ?? 0} />
        </Suspense>
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
