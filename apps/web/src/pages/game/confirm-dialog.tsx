import { playStrings } from '@halma/locales/play';
import { createEffect, type JSX, Show } from 'solid-js';
import { Confirmation } from '../../parts/confirmation.tsx';
import { useGame } from './game-context.ts';

/** Asks for confirmation before an action in a game, such as a resignation. */
export function ConfirmDialog(): JSX.Element {
  const { unconfirmedAction, open } = useGame();
  // For example, the game can end while the player is asked whether to resign.
  createEffect(() => unconfirmedAction()?.isOffered() === false && open(null));
  return (
    <Show when={unconfirmedAction()}>
      {(action) => (
        <Show when={action().confirm?.()}>
          {(question) => (
            <Confirmation
              title={question().title}
              text={question().text}
              cancelLabel={playStrings().dialogs.playOn}
              confirmLabel={question().confirmLabel}
              isDangerous={question().isDangerous}
              onCancel={() => open(null)}
              onConfirm={() => {
                const { run } = action();
                open(null);
                run();
              }}
            />
          )}
        </Show>
      )}
    </Show>
  );
}
