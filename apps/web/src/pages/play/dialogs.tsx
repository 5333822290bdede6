import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import { AskDraw, AskResignation } from './end-dialogs.tsx';
import { MovesDialog } from './moves-dialog.tsx';
import { usePlay } from './play-context.ts';

// Not needed to make a move, so not fetched with the board.
const NewGameDialog = lazy(() => import('./new-game-dialog.tsx'));
const MoreDialog = lazy(() => import('./more-dialog.tsx'));

/** The dialog that is open, if one is. */
export function Dialogs(): JSX.Element {
  const { dialog } = usePlay();
  return (
    <Suspense>
      <Switch>
        <Match when={dialog() === 'new-game'}>
          <NewGameDialog />
        </Match>
        <Match when={dialog() === 'more'}>
          <MoreDialog />
        </Match>
        <Match when={dialog() === 'moves'}>
          <MovesDialog />
        </Match>
        <Match when={dialog() === 'resign'}>
          <AskResignation />
        </Match>
        <Match when={dialog() === 'draw'}>
          <AskDraw />
        </Match>
      </Switch>
    </Suspense>
  );
}
