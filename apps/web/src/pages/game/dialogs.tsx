import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import { withCatalogue } from '../../locale/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useGame } from './game-context.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { MovesDialog } from './moves-dialog.tsx';

// Loaded separately, because a local game has no chat.
const ChatDialog = lazy(() => withCatalogue(import('./chat-dialog.tsx')));

/** The open dialog, if there is one. */
export default function Dialogs(): JSX.Element {
  const { dialog, game } = useGame();
  return (
    <Suspense>
      <Switch>
        <Match when={dialog() === 'more'}>
          <MoreDialog />
        </Match>
        <Match when={dialog() === 'moves'}>
          <MovesDialog />
        </Match>
        <Match when={dialog() === 'chat' && game.chat}>{(chat) => <ChatDialog chat={chat()} />}</Match>
        <Match when={dialog() === 'keys'}>
          <KeysDialog />
        </Match>
        <Match when={dialog() === 'confirm'}>
          <ConfirmDialog />
        </Match>
      </Switch>
    </Suspense>
  );
}
