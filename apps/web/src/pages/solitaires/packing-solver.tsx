import { solitaireWords } from '@halma/locales/solitaires';
import { formatPosition, type Position, playAll } from '@halma/rules';
import type { SoloResult } from '@halma/solver';
import { batch, createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { unwrap } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { createSolverThread, solverWorker } from '../../solitaires/solver-thread.ts';
import { StatusNote } from './status-note.tsx';

/** The time limit of the solver, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

interface PackingSolverProps {
  readonly start: Position;
  /** The number of moves the player took; null until all men are home. */
  readonly played: number | null;
  readonly onShow: (end: Position) => void;
}

/** Starts the solver from the same position, and shows its best result. */
export function PackingSolver(props: PackingSolverProps): JSX.Element {
  const [result, setResult] = createSignal<SoloResult | null>(null);
  const [state, setState] = createSignal<'idle' | 'working' | 'ended' | 'failed'>('idle');
  const solver = createSolverThread({
    makeWorker: solverWorker,
    onFailure: () => setState('failed'),
    onAnswer: (answer) => {
      if (answer.kind === 'result') setResult(answer.result);
      if (answer.kind === 'end') setState('ended');
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
    solver.ask({ kind: 'packing', position: formatPosition(props.start), milliseconds: TIME_LIMIT_MS });
  };
  return (
    <section class="record-panel" aria-label={solitaireWords().packing.solver}>
      <h2 class="key-title">{solitaireWords().packing.solver}</h2>
      <StatusNote isGood={result()?.proven === true}>
        <Show when={state() === 'working'}>
          <p class="small quiet">{solitaireWords().packing.working}</p>
        </Show>
        <Show when={state() === 'failed'}>
          <p>{solitaireWords().packing.failed}</p>
        </Show>
        <Show when={result()}>{(found) => <ResultNote result={found()} played={props.played} />}</Show>
      </StatusNote>
      <div class="leaf-tools">
        <Show when={state() === 'idle' || state() === 'failed'}>
          <Action class="btn dense" label={solitaireWords().packing.ask} onPress={solve} />
        </Show>
        <Show when={result()?.fewestMoves !== null && result()}>
          {(found) => (
            <Action
              class="btn dense"
              label={solitaireWords().packing.show}
              onPress={() => props.onShow(unwrap(playAll(props.start, found().moves)))}
            />
          )}
        </Show>
      </div>
    </section>
  );
}

function ResultNote(props: { readonly result: SoloResult; readonly played: number | null }): JSX.Element {
  return (
    <>
      <p>
        {props.result.fewestMoves === null
          ? solitaireWords().packing.nothing
          : solitaireWords().packing.best(props.result.fewestMoves)}
      </p>
      <p class="small">
        {props.result.proven
          ? solitaireWords().packing.proven
          : solitaireWords().packing.bound(props.result.lowerBound)}
      </p>
      <Show
        when={
          props.result.fewestMoves !== null &&
          props.played !== null &&
          comparison(props.result.fewestMoves, props.played)
        }
      >
        {(text) => <p class="small">{text()}</p>}
      </Show>
    </>
  );
}

function comparison(best: number, played: number): string {
  if (played === best) return solitaireWords().packing.matched;
  return played < best ? solitaireWords().packing.ahead : solitaireWords().packing.behind(played - best);
}
