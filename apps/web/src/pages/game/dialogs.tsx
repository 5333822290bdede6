import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import { withWords } from '../../locale/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useGame } from './game-context.ts';
import { MoreDialog } from './more-dialog.tsx';
import { MovesDialog } from './moves-dialog.tsx';

// Of no use in a local game, so not fetched with the others.
const ChatDialog = lazy(() => withWords(import('./chat-dialog.tsx')));

/** The dialog that is open, if one is. */
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
        <Match when={dialog() === 'confirm'}>
          <ConfirmDialog />
        </Match>
      </Switch>
    </Suspense>
  );
}
