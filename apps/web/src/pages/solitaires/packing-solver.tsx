import { formatPosition, type Position, playAll } from '@halma/rules';
import type { WayHome } from '@halma/solver';
import { batch, createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { sure } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { createSolverThread, solverWorker } from '../../solitaires/solver-thread.ts';
import { Said } from './said.tsx';
import { words } from './words.ts';

/** How long the solver may look, in milliseconds. */
const PATIENCE = 20_000;

interface PackingSolverProps {
  readonly start: Position;
  /** The moves in which the reader has come home; null while he has not. */
  readonly played: number | null;
  readonly onShow: (end: Position) => void;
}

/** What the solver finds from the same start, better and better while it looks. */
export function PackingSolver(props: PackingSolverProps): JSX.Element {
  const [way, setWay] = createSignal<WayHome | null>(null);
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
    solver.ask({ kind: 'packing', position: formatPosition(props.start), milliseconds: PATIENCE });
  };
  return (
    <section class="desk" aria-label={words().packing.solver}>
      <h2 class="key-title">{words().packing.solver}</h2>
      <Said isGood={way()?.proven === true}>
        <Show when={state() === 'working'}>
          <p class="small quiet">{words().packing.working}</p>
        </Show>
        <Show when={state() === 'failed'}>
          <p>{words().packing.failed}</p>
        </Show>
        <Show when={way()}>{(found) => <Found way={found()} played={props.played} />}</Show>
      </Said>
      <div class="leaf-tools">
        <Show when={state() === 'idle' || state() === 'failed'}>
          <Action class="btn dense" word={words().packing.ask} onPress={ask} />
        </Show>
        <Show when={way()?.best !== null && way()}>
          {(found) => (
            <Action
              class="btn dense"
              word={words().packing.show}
              onPress={() => props.onShow(sure(playAll(props.start, found().moves)))}
            />
          )}
        </Show>
      </div>
    </section>
  );
}

function Found(props: { readonly way: WayHome; readonly played: number | null }): JSX.Element {
  return (
    <>
      <p>{props.way.best === null ? words().packing.nothing : words().packing.best(props.way.best)}</p>
      <p class="small">
        {props.way.proven ? words().packing.proven : words().packing.bound(props.way.bound)}
      </p>
      <Show
        when={props.way.best !== null && props.played !== null && comparison(props.way.best, props.played)}
      >
        {(text) => <p class="small">{text()}</p>}
      </Show>
    </>
  );
}

function comparison(best: number, played: number): string {
  if (played === best) return words().packing.matched;
  return played < best ? words().packing.ahead : words().packing.behind(played - best);
}
