import { solitaireStrings } from '@halma/locales/solitaires';
import { formatPosition, type Position, playAll } from '@halma/rules';
import type { SoloResult } from '@halma/solver';
import { batch, createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { unwrap } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { createSolverThread, startSolverWorker } from '../../solitaires/solver-thread.ts';
import { StatusNote } from './status-note.tsx';

/** The solver's time limit, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

interface PackingSolverProps {
  readonly start: Position;
  /** The number of moves the player took; null until all men are home. */
  readonly playedMoveCount: number | null;
  readonly onShow: (end: Position) => void;
}

/** Runs the solver from the player's starting position, and shows the best result. */
export function PackingSolver(props: PackingSolverProps): JSX.Element {
  const [result, setResult] = createSignal<SoloResult | null>(null);
  const [state, setState] = createSignal<'idle' | 'working' | 'ended' | 'failed'>('idle');
  const solver = createSolverThread({
    makeWorker: startSolverWorker,
    onFailure: () => setState('failed'),
    onResponse: (response) => {
      if (response.kind === 'result') setResult(response.result);
      if (response.kind === 'end') setState('ended');
    },
  });
  const reset = (): void => {
    solver.stop();
    batch(() => {
      setResult(null);
      setState('idle');
    });
  };
  createEffect(on(() => props.start, reset, { defer: true }));
  onCleanup(solver.stop);
  const solve = (): void => {
    setState('working');
    solver.send({ kind: 'packing', position: formatPosition(props.start), milliseconds: TIME_LIMIT_MS });
  };
  return (
    <section class="record-panel" aria-label={solitaireStrings().packing.solver}>
      <h2 class="key-title">{solitaireStrings().packing.solver}</h2>
      <StatusNote isGood={result()?.proven === true}>
        <Show when={state() === 'working'}>
          <p class="small quiet">{solitaireStrings().packing.working}</p>
        </Show>
        <Show when={state() === 'failed'}>
          <p>{solitaireStrings().packing.failed}</p>
        </Show>
        <Show when={result()}>
          {(found) => <ResultNote result={found()} playedMoveCount={props.playedMoveCount} />}
        </Show>
      </StatusNote>
      <div class="leaf-tools">
        <Show when={state() === 'idle' || state() === 'failed'}>
          <Action class="btn dense" label={solitaireStrings().packing.ask} onPress={solve} />
        </Show>
        <Show when={result()?.fewestMoves !== null && result()}>
          {(found) => (
            <Action
              class="btn dense"
              label={solitaireStrings().packing.show}
              onPress={() => props.onShow(unwrap(playAll(props.start, found().moves)))}
            />
          )}
        </Show>
      </div>
    </section>
  );
}

function ResultNote(props: {
  readonly result: SoloResult;
  readonly playedMoveCount: number | null;
}): JSX.Element {
  return (
    <>
      <p>
        {props.result.fewestMoves === null
          ? solitaireStrings().packing.nothing
          : solitaireStrings().packing.best(props.result.fewestMoves)}
      </p>
      <p class="small">
        {props.result.proven
          ? solitaireStrings().packing.proven
          : solitaireStrings().packing.bound(props.result.lowerBound)}
      </p>
      <Show
        when={
          props.result.fewestMoves !== null &&
          props.playedMoveCount !== null &&
          describeComparison(props.result.fewestMoves, props.playedMoveCount)
        }
      >
        {(text) => <p class="small">{text()}</p>}
      </Show>
    </>
  );
}

function describeComparison(best: number, played: number): string {
  if (played === best) return solitaireStrings().packing.matched;
  return played < best ? solitaireStrings().packing.ahead : solitaireStrings().packing.behind(played - best);
}
