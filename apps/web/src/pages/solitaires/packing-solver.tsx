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
  /** The number of moves the reader took; null while men are still away. */
  readonly played: number | null;
  readonly onShow: (end: Position) => void;
}

/** The solver's best result so far from the same start. */
export function PackingSolver(props: PackingSolverProps): JSX.Element {
  const [way, setWay] = createSignal<SoloResult | null>(null);
  const [state, setState] = createSignal<'idle' | 'working' | 'ended' | 'failed'>('idle');
  const solver = createSolverThread({
    makeWorker: solverWorker,
    onFailure: () => setState('failed'),
    onAnswer: (answer) => {
      if (answer.kind === 'way') setWay(answer.way);
      if (answer.kind === 'end') setState('ended');
    },
  });
  const rest = (): void => {
    solver.stop();
    batch(() => {
      setWay(null);
      setState('idle');
    });
  };
  createEffect(on(() => props.start, rest, { defer: true }));
  onCleanup(solver.stop);
  const ask = (): void => {
    setState('working');
    solver.ask({ kind: 'packing', position: formatPosition(props.start), milliseconds: TIME_LIMIT_MS });
  };
  return (
    <section class="desk" aria-label={solitaireWords().packing.solver}>
      <h2 class="key-title">{solitaireWords().packing.solver}</h2>
      <StatusNote isGood={way()?.proven === true}>
        <Show when={state() === 'working'}>
          <p class="small quiet">{solitaireWords().packing.working}</p>
        </Show>
        <Show when={state() === 'failed'}>
          <p>{solitaireWords().packing.failed}</p>
        </Show>
        <Show when={way()}>{(found) => <Found way={found()} played={props.played} />}</Show>
      </StatusNote>
      <div class="leaf-tools">
        <Show when={state() === 'idle' || state() === 'failed'}>
          <Action class="btn dense" word={solitaireWords().packing.ask} onPress={ask} />
        </Show>
        <Show when={way()?.fewestMoves !== null && way()}>
          {(found) => (
            <Action
              class="btn dense"
              word={solitaireWords().packing.show}
              onPress={() => props.onShow(unwrap(playAll(props.start, found().moves)))}
            />
          )}
        </Show>
      </div>
    </section>
  );
}

function Found(props: { readonly way: SoloResult; readonly played: number | null }): JSX.Element {
  return (
    <>
      <p>
        {props.way.fewestMoves === null
          ? solitaireWords().packing.nothing
          : solitaireWords().packing.best(props.way.fewestMoves)}
      </p>
      <p class="small">
        {props.way.proven
          ? solitaireWords().packing.proven
          : solitaireWords().packing.bound(props.way.lowerBound)}
      </p>
      <Show
        when={
          props.way.fewestMoves !== null &&
          props.played !== null &&
          comparison(props.way.fewestMoves, props.played)
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
