import { boardAspectRatio } from '@halma/board';
import { playStrings } from '@halma/locales/play';
import { createMemo, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { givenNames } from '../../game/names.ts';
import { Plates } from '../../game/parts/plates.tsx';
import { hasSeatsAround, seatRows } from '../../game/seating.ts';
import { optionalPart } from '../../parts/optional-part.ts';
import { facesPlayers, isShared } from './faces-players.ts';
import { GameContext, useGame } from './game-context.ts';
import { Header } from './header.tsx';
import { createHasStrip } from './layout-media.ts';
import type { GameModel } from './model.ts';
import { NotePanel } from './note-panel.tsx';
import { createPageState } from './page-state.ts';
import { SeatPlate } from './seat-plate.tsx';
import { turnOfStep } from './turn-of-step.ts';

// Loaded after the board, because moves can be made without them. The panel and the tool bar have
// placeholders, so that the layout does not shift.
const Dialogs = optionalPart(() => import('./dialogs.tsx'));
const Panel = optionalPart(() => import('./panel.tsx'));
const Tools = optionalPart(() => import('./tools.tsx'));
const ResultPanel = optionalPart(() => import('./result-panel.tsx'));

interface GameViewProps {
  readonly game: GameModel;
  /** Parts that only this kind of game has. They appear below the note. */
  readonly children?: JSX.Element;
}

/** The view of a game: the board, the seats, the moves and the actions. */
export function GameView(props: GameViewProps): JSX.Element {
  const state = createPageState(props.game);
  onMount(() => {
    document.body.classList.add('in-game');
    onCleanup(() => document.body.classList.remove('in-game'));
  });
  return (
    <GameContext.Provider value={state}>
      <Header />
      <Layout>{props.children}</Layout>
      <Show when={state.dialog() !== null}>
        <Suspense>
          <Dialogs />
        </Suspense>
      </Show>
    </GameContext.Provider>
  );
}

function Layout(props: { readonly children: JSX.Element }): JSX.Element {
  const { game, board, orientation } = useGame();
  const hasStrip = createHasStrip(game.rules);
  const seatNames = createMemo(() => givenNames(game.session()), undefined, {
    equals: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });
  const rows = createMemo(() => seatRows(game.rules, orientation()));
  return (
    <div
      class="play"
      data-kind={game.kind}
      data-corners={game.rules.board.corners}
      data-surface={game.rules.board.surface}
      style={{ '--aspect': boardAspectRatio(game.rules.board) }}
      data-round={hasSeatsAround(game.rules) ? '' : undefined}
      data-faces-players={isShared(game) && facesPlayers() ? '' : undefined}
    >
      <Board
        label={playStrings().page.board}
        element={board}
        position={game.shownPosition()}
        movable={game.movableSeats()}
        orientation={orientation()}
        colours={game.session().labels.colours}
        seatNames={seatNames()}
        marks={game.marks()}
        onMove={game.move}
        onSelect={game.select}
        onRefuse={game.refuse}
        onStuck={(stuck) => game.refuse({ stuck })}
        onStep={(step) => game.viewTurn(turnOfStep(game, step))}
        isReplay={game.movableSeats().length === 0}
      />
      <div class="rail">
        <Plates side="far" seatSlots={rows().far} plate={SeatPlate} />
        <Suspense fallback={<section class={hasStrip() ? 'move-strip' : 'card list'} />}>
          <Panel />
        </Suspense>
        <Show when={game.isResultShown()} fallback={<NotePanel />}>
          <Suspense>
            <ResultPanel />
          </Suspense>
        </Show>
        {props.children}
        <Plates side="near" seatSlots={rows().near} plate={SeatPlate} />
        <Suspense fallback={<nav class="game-tools" />}>
          <Tools />
        </Suspense>
      </div>
    </div>
  );
}
