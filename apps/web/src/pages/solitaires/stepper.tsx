import { solitaireStrings } from '@halma/locales/solitaires';
import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import type { PositionSequence } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';

/** Steps through a sequence of positions. */
export interface Stepper {
  /** The number of moves made. */
  readonly ply: Accessor<number>;
  readonly lastPly: Accessor<number>;
  readonly position: Accessor<Position>;
  readonly go: (ply: number) => void;
}

/** Creates a stepper at the first position. It restarts when the positions change. */
export function createStepper(positions: Accessor<PositionSequence>): Stepper {
  const [ply, setPly] = createSignal(0);
  createEffect(on(positions, () => setPly(0), { defer: true }));
  const lastPly = createMemo(() => positions().length - 1);
  return {
    ply,
    lastPly,
    position: createMemo(() => positions()[ply()] ?? positions()[0]),
    go: (next) => setPly(Math.max(0, Math.min(next, lastPly()))),
  };
}

/** The buttons that step to the start, backward, forward and to the end. */
export function StepButtons(props: { readonly stepper: Stepper }): JSX.Element {
  const { go, lastPly, ply } = props.stepper;
  return (
    <fieldset class="leaf-tools" aria-label={solitaireStrings().steps}>
      <Action label={solitaireStrings().toStart} isDisabled={ply() === 0} onPress={() => go(0)} />
      <Action label={solitaireStrings().previous} isDisabled={ply() === 0} onPress={() => go(ply() - 1)} />
      <Action
        class="btn main"
        label={solitaireStrings().next}
        isDisabled={ply() === lastPly()}
        onPress={() => go(ply() + 1)}
      />
      <Action
        label={solitaireStrings().toEnd}
        isDisabled={ply() === lastPly()}
        onPress={() => go(lastPly())}
      />
    </fieldset>
  );
}
