import { solitaireWords } from '@halma/locales/solitaires';
import { type Cell, playAll } from '@halma/rules';
import { squareName, type Verdict } from '@halma/solver';
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { type Line, positionsTo } from '../../board/free-play.ts';
import { unwrap } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { Switch } from '../../parts/switch.tsx';
import { fullCamp } from '../../solitaires/army.ts';
import { FIGURES } from '../../solitaires/key-names.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import {
  figureCamp,
  normalMoves,
  squaresOf,
  toggleSquare,
  validateFigure,
} from '../../solitaires/own-figure.ts';
import { createSolverThread, solverWorker } from '../../solitaires/solver-thread.ts';
import { MoveKey } from './move-key.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { SquareGrid } from './square-grid.tsx';
import { StatusNote } from './status-note.tsx';
import { createStepper, StepButtons } from './stepper.tsx';

type State = Verdict['kind'] | 'drawing' | 'working' | 'failed';

/** A figure that the reader draws. The page checks its symmetry at once, and the solver decides it on request. */
export function OwnFigure(): JSX.Element {
  const { side, squares } = figureCamp();
  const [cells, setCells] = createSignal<ReadonlySet<Cell>>(new Set());
  const [isPaired, setPaired] = createSignal(true);
  const [state, setState] = createSignal<State>('drawing');
  const [line, setLine] = createSignal<Line>([fullCamp()]);
  const stepper = createStepper(line);
  const fault = createMemo(() => {
    const judged = validateFigure([...cells()]);
    return typeof judged === 'string' ? judged : undefined;
  });
  const solver = createSolverThread({
    makeWorker: solverWorker,
    onFailure: () => setState('failed'),
    onAnswer: (answer) => {
      if (answer.kind !== 'verdict') return;
      const { verdict } = answer;
      if (verdict.kind === 'reachable') {
        setLine(positionsTo(unwrap(playAll(fullCamp(), normalMoves(verdict.moves)))));
      }
      setState(verdict.kind);
    },
  });
  onCleanup(solver.stop);
  const draw = (next: ReadonlySet<Cell>): void => {
    solver.stop();
    setState('drawing');
    setCells(next);
  };
  const toggle = (cell: Cell): void => {
    if (!squares.includes(cell)) draw(toggleSquare(cells(), cell, isPaired()));
  };
  const decide = (): void => {
    setState('working');
    solver.ask({ kind: 'figure', squares: [...cells()] });
  };
  return (
    <SolitaireLayout
      problem="own-figure"
      lead={solitaireWords().ownFigure.lead}
      more={solitaireWords().ownFigure.more}
      choices={
        <>
          <Switch
            label={solitaireWords().ownFigure.pair}
            about={solitaireWords().ownFigure.pairHint}
            on={isPaired()}
            onChange={setPaired}
          />
          <fieldset class="field">
            <legend class="label">{solitaireWords().ownFigure.from}</legend>
            <div class="leaf-tools">
              <For each={FIGURES}>
                {(figure) => (
                  <Action
                    class="btn dense"
                    word={solitaireWords().figures.figure(figure)}
                    onPress={() => draw(new Set(squaresOf(figurePosition(figure))))}
                  />
                )}
              </For>
              <Action
                class="btn dense"
                word={solitaireWords().ownFigure.clear}
                onPress={() => draw(new Set())}
              />
            </div>
          </fieldset>
        </>
      }
      aside={
        <>
          <StatusNote isGood={state() === 'reachable'}>
            <p>{stateWords(state(), fault())}</p>
          </StatusNote>
          <Show
            when={state() === 'reachable'}
            fallback={
              <Action
                class="btn main"
                word={solitaireWords().ownFigure.decide}
                isOff={fault() !== undefined || state() === 'working'}
                onPress={decide}
              />
            }
          >
            <Action word={solitaireWords().ownFigure.edit} onPress={() => setState('drawing')} />
            <MoveKey
              title={solitaireWords().figures.key}
              board={stepper.position().rules.board}
              moves={line().flatMap(({ lastMove }) => (lastMove === null ? [] : [lastMove]))}
              ply={stepper.ply()}
              onGo={stepper.go}
            />
          </Show>
        </>
      }
    >
      <Show
        when={state() === 'reachable'}
        fallback={
          <>
            <CountLine number={cells().size} what={solitaireWords().ownFigure.count} />
            <SquareGrid
              label={solitaireWords().ownFigure.grid}
              side={side}
              men={cells()}
              markOf={(cell) => (squares.includes(cell) ? 'yard' : undefined)}
              nameOf={(cell) => squareName(side, cell)}
              onToggle={toggle}
            />
          </>
        }
      >
        <CountLine number={stepper.ply()} what={solitaireWords().ownFigure.keyCount} />
        <Board
          label={solitaireWords().board}
          position={stepper.position()}
          preferences={{ coordinates: boardCoordinates() }}
        />
        <StepButtons stepper={stepper} />
      </Show>
    </SolitaireLayout>
  );
}

function stateWords(state: State, fault: ReturnType<typeof validateFigure> | undefined): string {
  const { ownFigure } = solitaireWords();
  if (state !== 'drawing') return ownFigure[state];
  return typeof fault === 'string' ? ownFigure.faults[fault] : ownFigure.ready;
}
