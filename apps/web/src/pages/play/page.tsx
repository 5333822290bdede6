import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  Show,
  Suspense,
  untrack,
} from 'solid-js';
import { type DeviceGame, newDeviceGame } from '../../game/device-game.ts';
import { INITIAL_GAME, startGame } from '../../game/new-game.ts';
import { hasGame, listStoredGames, loadGame, newGameId } from '../../game/stored-games.ts';
import { readThinkTime } from '../../game/think-time.ts';
import { withCatalogue } from '../../locale/language.ts';
import { address, createDialogInHistory, navigate } from '../../navigation/address.ts';
import type { PageProps } from '../../navigation/path.ts';
import { GameView } from '../game/game-view.tsx';
import { createLocalGame } from '../game/local/local-game.ts';
import { createLocalModel } from '../game/local/local-model.ts';
import { takeNewGame } from './open-new-game.ts';

// Loaded on demand, because the board works without them.
const MissingGame = lazy(() => withCatalogue(import('./missing-game.tsx')));
const loadNewGameDialog = () => withCatalogue(import('./new-game-dialog.tsx'));
const NewGameDialog = lazy(loadNewGameDialog);

/** The part of the path that opens the dialog for a new game: `/play/new`, `/play/new/star-2`. */
const NEW_GAME_SECTION = 'new';

/** The think time for the whole visit, as set by the URL of the first page. */
const THINK_TIME = readThinkTime(location.search);

/**
 * A game on this device. `/play/<id>` opens a stored game; `/play` opens the latest unfinished game, or a new
 * game of Halma for two. `/play/new` opens the dialog for a new game, over the game that was open or, if
 * there was none, over the latest unfinished game.
 */
export default function PlayPage(props: PageProps): JSX.Element {
  const dialog = createDialogInHistory();
  const isDialogOpen = (): boolean => props.path[0] === NEW_GAME_SECTION;
  // While the dialog loads, a game that was open continues. If the page opens with the dialog, no game was open.
  const [isCovered, setCovered] = createSignal(isDialogOpen());
  // The page itself records that the dialog has been left, since the dialog may never have loaded.
  createEffect(() => isDialogOpen() || setCovered(false));
  const currentGame = createMemo<DeviceGame | undefined>((previous) => {
    const [id] = props.path;
    if (isDialogOpen()) return previous ?? latestUnfinishedGame();
    if (id === undefined) return previous ?? latestUnfinishedGame() ?? defaultGame();
    return previous?.id === id ? previous : untrack(() => takeNewGame(id) ?? loadGame(id));
  });
  const closeDialog = (): void => {
    const game = currentGame();
    dialog.close(game === undefined ? '/' : addressOf(game.id));
  };
  return (
    <>
      <Show when={currentGame()} keyed fallback={<Show when={!isDialogOpen()}>{<MissingGame />}</Show>}>
        {(game) => (
          <OpenedGame
            game={game}
            path={props.path}
            isCovered={isCovered}
            onNewGame={() => dialog.open(`/play/${NEW_GAME_SECTION}`)}
          />
        )}
      </Show>
      <Show when={isDialogOpen()}>
        <Suspense>
          <NewGameDialog
            path={untrack(() => props.path[1])}
            search={untrack(() => address().searchParams)}
            onCover={setCovered}
            onClose={closeDialog}
          />
        </Suspense>
      </Show>
    </>
  );
}

/** Returns the URL of a game, or the URL of the page if the device has not stored the game yet. */
function addressOf(id: string): string {
  return hasGame(id) ? `/play/${id}` : '/play';
}

function OpenedGame(props: {
  readonly game: DeviceGame;
  readonly path: readonly string[];
  /** Whether the dialog for a new game covers the game. */
  readonly isCovered: Accessor<boolean>;
  readonly onNewGame: () => void;
}): JSX.Element {
  const game = createLocalGame(props.game, THINK_TIME, props.isCovered);
  const model = createLocalModel(game, props.onNewGame, loadNewGameDialog);
  createEffect(() => {
    const needsId = props.path.length === 0 && game.isStored();
    if (needsId) navigate(`/play/${props.game.id}`, 'rename');
  });
  return <GameView game={model} />;
}

/** Returns the latest unfinished game on this device. */
function latestUnfinishedGame(): DeviceGame | undefined {
  for (const { id, isOver } of listStoredGames()) {
    const game = isOver ? undefined : loadGame(id);
    if (game !== undefined) return game;
  }
  return undefined;
}

/** Returns the site's default game. */
function defaultGame(): DeviceGame {
  const result = startGame(INITIAL_GAME);
  if (!result.ok) throw new Error(`the default game cannot be set up: ${result.refusal.code}`);
  return newDeviceGame(newGameId(), result.value, null);
}
