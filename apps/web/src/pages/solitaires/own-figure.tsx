import { type Cell, playAll } from '@halma/rules';
import { squareName, type Verdict } from '@halma/solver';
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { type Line, positionsTo } from '../../board/free-play.ts';
import { sure } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { Switch } from '../../parts/switch.tsx';
import { fullYard } from '../../solitaires/army.ts';
import { FIGURES } from '../../solitaires/key-names.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import { judge, nineteen, squaresOf, toggled, walksOf } from '../../solitaires/own-figure.ts';
import { createSolverThread, solverWorker } from '../../solitaires/solver-thread.ts';
import { Count, Leaf } from './leaf.tsx';
import { MoveKey } from './move-key.tsx';
import { margins } from './naming.ts';
import { Said } from './said.tsx';
import { SquareGrid } from './square-grid.tsx';
import { createStepper, StepButtons } from './stepper.tsx';
import { words } from './words.ts';

type State = Verdict['kind'] | 'drawing' | 'working' | 'failed';

/** A figure drawn by the reader, tested for symmetry as it is drawn, and decided by the solver when he asks. */
export function OwnFigure(): JSX.Element {
  const { side, squares } = nineteen();
  const [cells, setCells] = createSignal<ReadonlySet<Cell>>(new Set());
  const [isPaired, setPaired] = createSignal(true);
  const [state, setState] = createSignal<State>('drawing');
  const [line, setLine] = createSignal<Line>([fullYard()]);
  const stepper = createStepper(line);
  const fault = createMemo(() => {
    const judged = judge([...cells()]);
    return typeof judged === 'string' ? judged : undefined;
  });
  const solver = createSolverThread({
    makeWorker: solverWorker,
    onFailure: () => setState('failed'),
    onAnswer: (answer) => {
      if (answer.kind !== 'verdict') return;
      const { verdict } = answer;
      if (verdict.kind === 'reachable') {
        setLine(positionsTo(sure(playAll(fullYard(), walksOf(verdict.moves)))));
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
    if (!squares.includes(cell)) draw(toggled(cells(), cell, isPaired()));
  };
  const decide = (): void => {
    setState('working');
    solver.ask({ kind: 'figure', squares: [...cells()] });
  };
  return (
    <Leaf
      problem="own-figure"
      lead={words().ownFigure.lead}
      more={words().ownFigure.more}
      choices={
        <>
          <Switch
            label={words().ownFigure.pair}
            about={words().ownFigure.pairHint}
            on={isPaired()}
            onChange={setPaired}
          />
          <fieldset class="field">
            <legend class="label">{words().ownFigure.from}</legend>
            <div class="leaf-tools">
              <For each={FIGURES}>
                {(figure) => (
                  <Action
                    class="btn dense"
                    word={words().figures.figure(figure)}
                    onPress={() => draw(new Set(squaresOf(figurePosition(figure))))}
                  />
                )}
              </For>
              <Action class="btn dense" word={words().ownFigure.clear} onPress={() => draw(new Set())} />
            </div>
          </fieldset>
        </>
      }
      aside={
        <>
          <Said isGood={state() === 'reachable'}>
            <p>{stateWords(state(), fault())}</p>
          </Said>
          <Show
            when={state() === 'reachable'}
            fallback={
              <Action
                class="btn main"
                word={words().ownFigure.decide}
                isOff={fault() !== undefined || state() === 'working'}
                onPress={decide}
              />
            }
          >
            <Action word={words().ownFigure.edit} onPress={() => setState('drawing')} />
            <MoveKey
              title={words().figures.key}
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
            <Count number={cells().size} what={words().ownFigure.count} />
            <SquareGrid
              label={words().ownFigure.grid}
              side={side}
              men={cells()}
              markOf={(cell) => (squares.includes(cell) ? 'yard' : undefined)}
              nameOf={(cell) => squareName(side, cell)}
              onToggle={toggle}
            />
          </>
        }
      >
        <Count number={stepper.ply()} what={words().ownFigure.keyCount} />
        <Board label={words().board} position={stepper.position()} liking={{ coordinates: margins() }} />
        <StepButtons stepper={stepper} />
      </Show>
    </Leaf>
  );
}

function stateWords(state: State, fault: ReturnType<typeof judge> | undefined): string {
  const { ownFigure } = words();
  if (state !== 'drawing') return ownFigure[state];
  return typeof fault === 'string' ? ownFigure.faults[fault] : ownFigure.ready;
}
