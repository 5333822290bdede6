import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import type { Line } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';
import { words } from './words.ts';

/** A line one walks along. */
interface Stepper {
  /** Moves that have been made. */
  readonly ply: Accessor<number>;
  readonly last: Accessor<number>;
  readonly position: Accessor<Position>;
  readonly go: (ply: number) => void;
}

/** Begins at the first of the positions, and again whenever they are others. There is at least one. */
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

/** To the start, back, on, to the end. */
export function StepButtons(props: { readonly stepper: Stepper }): JSX.Element {
  const { go, last, ply } = props.stepper;
  return (
    <fieldset class="leaf-tools" aria-label={words().steps}>
      <Action word={words().toStart} isOff={ply() === 0} onPress={() => go(0)} />
      <Action word={words().oneBack} isOff={ply() === 0} onPress={() => go(ply() - 1)} />
      <Action class="btn main" word={words().oneOn} isOff={ply() === last()} onPress={() => go(ply() + 1)} />
      <Action word={words().toEnd} isOff={ply() === last()} onPress={() => go(last())} />
    </fieldset>
  );
}
