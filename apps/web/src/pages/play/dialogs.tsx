import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import { withWords } from '../../site/catalogues.ts';
import { usePlay } from './play-context.ts';

// Not needed to make a move, so not fetched with the board.
const NewGameDialog = lazy(() => withWords(import('./new-game-dialog.tsx')));
const MoreDialog = lazy(() => withWords(import('./more-dialog.tsx')));
const MovesDialog = lazy(() => withWords(import('./moves-dialog.tsx')));
const ResignDialog = lazy(() => withWords(import('./resign-dialog.tsx')));
const DrawDialog = lazy(() => withWords(import('./draw-dialog.tsx')));

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
          <ResignDialog />
        </Match>
        <Match when={dialog() === 'draw'}>
          <DrawDialog />
        </Match>
      </Switch>
    </Suspense>
  );
}
