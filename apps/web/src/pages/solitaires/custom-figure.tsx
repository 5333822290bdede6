import { solitaireStrings } from '@halma/locales/solitaires';
import { type Cell, playAll } from '@halma/rules';
import { squareName, type Verdict } from '@halma/solver';
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { type PositionSequence, positionsTo } from '../../board/free-play.ts';
import { unwrap } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { Switch } from '../../parts/switch.tsx';
import { fullCamp } from '../../solitaires/army.ts';
import {
  figureCamp,
  normalMoves,
  occupiedSquares,
  toggleSquare,
  validateFigure,
} from '../../solitaires/custom-figure.ts';
import { FIGURES } from '../../solitaires/key-names.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import { createSolverThread, startSolverWorker } from '../../solitaires/solver-thread.ts';
import { KeySteps } from './key-steps.tsx';
import { MoveKey } from './move-key.tsx';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { SquareGrid } from './square-grid.tsx';
import { StatusNote } from './status-note.tsx';
import { createStepper } from './stepper.tsx';

type State = Verdict['kind'] | 'drawing' | 'working' | 'failed';

/**
 * A figure that the player draws. The page checks its symmetry; on request the solver checks whether it can be reached.
 */
export function CustomFigure(): JSX.Element {
  const { side, squares } = figureCamp();
  const [cells, setCells] = createSignal<ReadonlySet<Cell>>(new Set());
  const [mirrorsSquares, setMirrorsSquares] = createSignal(true);
  const [state, setState] = createSignal<State>('drawing');
  const [line, setLine] = createSignal<PositionSequence>([fullCamp()]);
  const stepper = createStepper(line);
  const fault = createMemo(() => {
    const result = validateFigure([...cells()]);
    return typeof result === 'string' ? result : undefined;
  });
  const solver = createSolverThread({
    makeWorker: startSolverWorker,
    onFailure: () => setState('failed'),
    onResponse: (response) => {
      if (response.kind !== 'verdict') return;
      const { verdict } = response;
      if (verdict.kind === 'reachable') {
        setLine(positionsTo(unwrap(playAll(fullCamp(), normalMoves(verdict.moves)))));
      }
      setState(verdict.kind);
    },
  });
  onCleanup(solver.stop);
  const setFigure = (next: ReadonlySet<Cell>): void => {
    solver.stop();
    setState('drawing');
    setCells(next);
  };
  const toggle = (cell: Cell): void => {
    if (!squares.includes(cell)) setFigure(toggleSquare(cells(), cell, mirrorsSquares()));
  };
  const solve = (): void => {
    setState('working');
    solver.send({ kind: 'figure', squares: [...cells()] });
  };
  return (
    <SolitaireLayout
      problem="own-figure"
      lead={solitaireStrings().ownFigure.lead}
      more={solitaireStrings().ownFigure.more}
      choices={
        <>
          <Switch
            label={solitaireStrings().ownFigure.pair}
            description={solitaireStrings().ownFigure.pairHint}
            on={mirrorsSquares()}
            onChange={setMirrorsSquares}
          />
          <fieldset class="field">
            <legend class="label">{solitaireStrings().ownFigure.from}</legend>
            <div class="leaf-tools">
              <For each={FIGURES}>
                {(figure) => (
                  <Action
                    class="btn dense"
                    label={solitaireStrings().figures.figure(figure)}
                    onPress={() => setFigure(new Set(occupiedSquares(figurePosition(figure))))}
                  />
                )}
              </For>
              <Action
                class="btn dense"
                label={solitaireStrings().ownFigure.clear}
                onPress={() => setFigure(new Set())}
              />
            </div>
          </fieldset>
        </>
      }
      aside={
        <>
          <StatusNote isGood={state() === 'reachable'}>
            <p>{describeState(state(), fault())}</p>
          </StatusNote>
          <Show
            when={state() === 'reachable'}
            fallback={
              <Action
                class="btn main"
                label={solitaireStrings().ownFigure.decide}
                isDisabled={fault() !== undefined || state() === 'working'}
                onPress={solve}
              />
            }
          >
            <Action label={solitaireStrings().ownFigure.edit} onPress={() => setState('drawing')} />
            <MoveKey
              title={solitaireStrings().figures.key}
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
            <CountLine number={cells().size} label={solitaireStrings().ownFigure.count} />
            <SquareGrid
              label={solitaireStrings().ownFigure.grid}
              side={side}
              men={cells()}
              markOf={(cell) => (squares.includes(cell) ? 'camp' : undefined)}
              nameOf={(cell) => squareName(side, cell)}
              onToggle={toggle}
            />
          </>
        }
      >
        <KeySteps stepper={stepper} countLabel={solitaireStrings().ownFigure.keyCount} />
      </Show>
    </SolitaireLayout>
  );
}

function describeState(state: State, fault: ReturnType<typeof validateFigure> | undefined): string {
  const { ownFigure } = solitaireStrings();
  if (state !== 'drawing') return ownFigure[state];
  return typeof fault === 'string' ? ownFigure.faults[fault] : ownFigure.ready;
}
