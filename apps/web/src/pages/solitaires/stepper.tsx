import { solitaireWords } from '@halma/locales/solitaires';
import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import type { Line } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';

/** Steps through the positions of a line. */
interface Stepper {
  /** The number of moves made. */
  readonly ply: Accessor<number>;
  readonly last: Accessor<number>;
  readonly position: Accessor<Position>;
  readonly go: (ply: number) => void;
}

/** Starts at the first position, and restarts when the positions change. There must be at least one. */
export function createStepper(positions: Accessor<Line>): Stepper {
  const [ply, setPly] = createSignal(0);
  createEffect(on(positions, () => setPly(0), { defer: true }));
  const last = createMemo(() => positions().length - 1);
  return {
    ply,
    last,
    position: createMemo(() => positions()[ply()] ?? positions()[0]),
    go: (next) => setPly(Math.max(0, Math.min(next, last()))),
  };
}

/** Four buttons: to the start, back, forward, to the end. */
export function StepButtons(props: { readonly stepper: Stepper }): JSX.Element {
  const { go, last, ply } = props.stepper;
  return (
    <fieldset class="leaf-tools" aria-label={solitaireWords().steps}>
      <Action word={solitaireWords().toStart} isOff={ply() === 0} onPress={() => go(0)} />
      <Action word={solitaireWords().previous} isOff={ply() === 0} onPress={() => go(ply() - 1)} />
      <Action
        class="btn main"
        word={solitaireWords().next}
        isOff={ply() === last()}
        onPress={() => go(ply() + 1)}
      />
      <Action word={solitaireWords().toEnd} isOff={ply() === last()} onPress={() => go(last())} />
    </fieldset>
  );
}
