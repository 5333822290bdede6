import { createEffect, type JSX, Match, Switch } from 'solid-js';
import { PAGE } from '../words/english.ts';
import { ActionBar } from './action-bar.tsx';
import { AskDraw, AskResignation } from './end-dialogs.tsx';
import { Header } from './header.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { MovesDialog } from './moves-dialog.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import { PageContext, usePage } from './page-context.ts';
import { createPageState } from './page-state.ts';
import { Play } from './play.tsx';
import { ThemeDialog } from './theme-dialog.tsx';

/** The whole page: a board to play on, and all that goes with it. */
export function Page(): JSX.Element {
  const state = createPageState();
  createEffect(() => {
    document.title = PAGE.title(state.table.session().rules.game.title);
  });
  return (
    <PageContext.Provider value={state}>
      <Header />
      <Play />
      <ActionBar />
      <Dialogs />
    </PageContext.Provider>
  );
}

function Dialogs(): JSX.Element {
  const { dialog } = usePage();
  return (
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
      <Match when={dialog() === 'theme'}>
        <ThemeDialog />
      </Match>
      <Match when={dialog() === 'resign'}>
        <AskResignation />
      </Match>
      <Match when={dialog() === 'draw'}>
        <AskDraw />
      </Match>
    </Switch>
  );
}
