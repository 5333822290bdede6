import { playStrings } from '@halma/locales/play';
import { For, type JSX, onCleanup, Show } from 'solid-js';
import { boardSettings } from '../../board/board-settings.ts';
import { withCatalogue } from '../../locale/language.ts';
import { InHeader } from '../../parts/header-slot.tsx';
import { Icon } from '../../parts/icon.tsx';
import { runWhenIdle } from '../../parts/idle.ts';
import { ActionButton } from './action-button.tsx';
import { createAction } from './common-actions.ts';
import { useGame } from './game-context.ts';
import { HeaderTools } from './header-tools.tsx';
import { createHasStrip, createPortraitMatch } from './layout-media.ts';
import type { GameModel } from './model.ts';

/**
 * The tools that load after the board: the tools in the top bar, and the tool bar, which is below the panel
 * or, on a phone in portrait, at the bottom of the screen.
 */
export default function Tools(): JSX.Element {
  const { game, board, open, flipBoard, unreadCount } = useGame();
  const isPortrait = createPortraitMatch();
  onCleanup(runWhenIdle(() => void loadOtherParts(game)));
  const hasStrip = createHasStrip(game.rules);
  const hasTools = (): boolean => game.tools.some(({ isOffered }) => isOffered());
  const hasDestination = (): boolean => game.selection() !== null && game.selection()?.to !== null;
  const confirmMove = {
    ...createAction(
      'check',
      () => playStrings().actions.move,
      () => boardSettings().confirmsMoves && isPortrait() && hasTools() && !game.isResultShown(),
      () => board.confirm(),
    ),
    isPrimary: true,
    disabledReason: () => (hasDestination() ? undefined : playStrings().actions.chooseFirst),
  };
  const flip = createAction(
    'turn',
    () => playStrings().actions.flipBoard,
    () => !hasTools(),
    flipBoard,
  );
  return (
    <>
      <InHeader>
        <HeaderTools />
      </InHeader>
      <nav class="game-tools" aria-label={playStrings().page.game}>
        <For each={[...game.tools.slice(0, 1), confirmMove, ...game.tools.slice(1), flip]}>
          {(action) => <ActionButton action={action} class="game-tool" />}
        </For>
        <Show when={hasStrip() && game.chat}>
          {(chat) => (
            <button type="button" class="game-tool" onClick={() => open('chat')}>
              <Icon name="chat" />
              {chat().title(unreadCount())}
            </button>
          )}
        </Show>
        <button type="button" class="game-tool" onClick={() => open('more')}>
          <Icon name="sliders" />
          {playStrings().actions.more}
        </button>
      </nav>
    </>
  );
}

/**
 * Loads the parts that the page does not show yet, so that it stays complete if the connection is lost, even without a
 * service worker. If that fails, the page requests each part again when it needs it.
 */
async function loadOtherParts({ loadOwnParts }: GameModel): Promise<void> {
  const parts = Promise.all([
    import('./dialogs.tsx'),
    import('./result-panel.tsx'),
    import('./rules-summary.tsx'),
    import('./hint-search.ts'),
    import('../../game/refusal-note.ts'),
    loadOwnParts?.(),
  ]);
  await withCatalogue(parts).catch(() => undefined);
}
