import { createEffect, createMemo, type JSX, Show, untrack } from 'solid-js';
import { FIRST_GAME, startGame } from '../../game/new-game.ts';
import { newTableGame, type TableGame } from '../../game/table-game.ts';
import { go } from '../../site/address.ts';
import { keptGames, newGameId, resumeKept } from '../../site/kept-games.ts';
import type { PageProps } from '../../site/routes.ts';
import { playWords } from '../../words/play.ts';
import { ActionBar } from './action-bar.tsx';
import { BarContent } from './bar-content.tsx';
import { Dialogs } from './dialogs.tsx';
import { Layout } from './layout.tsx';
import { PlayContext } from './play-context.ts';
import { createPlayState } from './play-state.ts';

/** What stands in the path in place of a game while one is chosen: `/play/new`, `/play/new/star-2`. */
const NEW = 'new';

/**
 * A game on its board. `/play/<name>` is a game kept on this device; `/play` alone is the one played last, or the first
 * game of all.
 */
export default function PlayPage(props: PageProps): JSX.Element {
  const opened = createMemo<TableGame | undefined>((present) => {
    const [id] = props.path;
    if (id === undefined || id === NEW) return present ?? lastGame();
    return present?.id === id ? present : untrack(() => resumeKept(id));
  });
  return (
    <Show when={opened()} keyed fallback={<MissingGame />}>
      {(game) => <Table game={game} path={props.path} />}
    </Show>
  );
}

function Table(props: { game: TableGame; path: readonly string[] }): JSX.Element {
  const state = createPlayState(props.game, () => (props.path[0] === NEW ? (props.path[1] ?? '') : null));
  createEffect(() => {
    const isUnnamed = props.path.length === 0 && state.table.isKept();
    if (isUnnamed) go(`/play/${props.game.id}`, 'rename');
  });
  return (
    <PlayContext.Provider value={state}>
      <BarContent />
      <Layout />
      <ActionBar />
      <Dialogs />
    </PlayContext.Provider>
  );
}

function MissingGame(): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{playWords().page.missing}</h1>
      <p>{playWords().page.missingText}</p>
      <div class="row">
        <a class="btn main" href="/">
          {playWords().page.toFirstPage}
        </a>
        <a class="btn" href="/play/new">
          {playWords().actions.newGame}
        </a>
      </div>
    </section>
  );
}

/** The game that was played last and goes on, or the first game of all. */
function lastGame(): TableGame {
  for (const { id, isOver } of keptGames()) {
    const game = isOver ? undefined : resumeKept(id);
    if (game !== undefined) return game;
  }
  const first = startGame(FIRST_GAME);
  if (!first.ok) throw new Error(`the first game cannot be set up: ${first.refusal.code}`);
  return newTableGame(newGameId(), first.value, null);
}
