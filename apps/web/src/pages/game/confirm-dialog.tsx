import { playStrings } from '@halma/locales/play';
import { type JSX, Show } from 'solid-js';
import { Dialog } from '../../parts/dialog.tsx';
import { useGame } from './game-context.ts';

/**
 * Asks for confirmation before an action, such as a resignation. The safe answer comes first and has the
 * focus.
 */
export function ConfirmDialog(): JSX.Element {
  const { unconfirmedAction, open } = useGame();
  return (
    <Show when={unconfirmedAction()}>
      {(action) => (
        <Show when={action().confirm?.()}>
          {(question) => (
            <Dialog onClose={() => open(null)} title={question().title} class="ask">
              <p>{question().text}</p>
              <div class="row end">
                <button
                  type="button"
                  class="btn"
                  ref={(button) => button.setAttribute('autofocus', '')}
                  onClick={() => open(null)}
                >
                  {playStrings().dialogs.playOn}
                </button>
                <button
                  type="button"
                  class="btn"
                  classList={{ danger: question().isDangerous }}
                  onClick={() => {
                    const { run } = action();
                    open(null);
                    run();
                  }}
                >
                  {question().confirmLabel}
                </button>
              </div>
            </Dialog>
          )}
        </Show>
      )}
    </Show>
  );
}
