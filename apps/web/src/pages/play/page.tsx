import { playStrings } from '@halma/locales/play';
import { createEffect, createMemo, type JSX, lazy, Show, Suspense, untrack } from 'solid-js';
import { type DeviceGame, newDeviceGame } from '../../game/device-game.ts';
import { INITIAL_GAME, startGame } from '../../game/new-game.ts';
import { listStoredGames, loadGame, newGameId } from '../../game/stored-games.ts';
import { withCatalogue } from '../../locale/language.ts';
import { navigate } from '../../navigation/address.ts';
import type { PageProps } from '../../navigation/path.ts';
import { GameView } from '../game/game-view.tsx';
import { createLocalGame } from '../game/local/local-game.ts';
import { createLocalModel } from '../game/local/local-model.ts';
import { thinkTimeOf } from '../game/local/think-time.ts';

// Loaded on demand, as the board works without it.
const NewGameDialog = lazy(() => withCatalogue(import('./new-game-dialog.tsx')));

/** The part of the path that opens the dialog for a new game: `/play/new`, `/play/new/star-2`. */
const NEW = 'new';

/** The think time for the whole visit, as set by the address of the first page. */
const THINK_TIME = thinkTimeOf(location.search);

/**
 * A game on this device. `/play/<id>` opens a stored game; `/play` opens the last unfinished game, or a new game of Halma
 * for two.
 */
export default function PlayPage(props: PageProps): JSX.Element {
  const opened = createMemo<DeviceGame | undefined>((present) => {
    const [id] = props.path;
    if (id === undefined || id === NEW) return present ?? lastOrDefaultGame();
    return present?.id === id ? present : untrack(() => loadGame(id));
  });
  return (
    <Show when={opened()} keyed fallback={<MissingGame />}>
      {(game) => <OpenedGame game={game} path={props.path} />}
    </Show>
  );
}

function OpenedGame(props: { readonly game: DeviceGame; readonly path: readonly string[] }): JSX.Element {
  let isDialogInHistory = false;
  const game = createLocalGame(props.game, THINK_TIME);
  const model = createLocalModel(game, () => {
    isDialogInHistory = true;
    navigate(`/play/${NEW}`);
  });
  createEffect(() => {
    const needsId = props.path.length === 0 && game.isStored();
    if (needsId) navigate(`/play/${props.game.id}`, 'rename');
  });
  // The dialog has its own address, so that the back button closes it.
  const closeDialog = (): void => {
    if (isDialogInHistory) history.back();
    else navigate(game.isStored() ? `/play/${props.game.id}` : '/play', 'replace');
    isDialogInHistory = false;
  };
  return (
    <>
      <GameView game={model} />
      <Show when={props.path[0] === NEW}>
        <Suspense>
          <NewGameDialog
            gameId={props.path[1] ?? ''}
            currentGame={game.stored()}
            onStart={game.begin}
            onClose={closeDialog}
          />
        </Suspense>
      </Show>
    </>
  );
}

function MissingGame(): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{playStrings().page.missing}</h1>
      <p>{playStrings().page.missingText}</p>
      <div class="row">
        <a class="btn main" href="/">
          {playStrings().page.toHomePage}
        </a>
        <a class="btn" href={`/play/${NEW}`}>
          {playStrings().actions.newGame}
        </a>
      </div>
    </section>
  );
}

/** Returns the last unfinished game, or the default game of the site. */
function lastOrDefaultGame(): DeviceGame {
  for (const { id, isOver } of listStoredGames()) {
    const game = isOver ? undefined : loadGame(id);
    if (game !== undefined) return game;
  }
  const first = startGame(INITIAL_GAME);
  if (!first.ok) throw new Error(`the default game cannot be set up: ${first.refusal.code}`);
  return newDeviceGame(newGameId(), first.value, null);
}
