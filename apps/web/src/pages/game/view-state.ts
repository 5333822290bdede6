import type { Selection } from '@halma/board';
import { type Accessor, batch, createSignal } from 'solid-js';
import type { ImmovableMan, RefusedMove } from '../../game/note.ts';

/** The position on the board, and what the player has selected or tried there. */
export interface ViewState {
  /** The number of turns before the position on the board; null for the present. */
  readonly viewedTurn: Accessor<number | null>;
  readonly viewTurn: (turns: number) => void;
  readonly selection: Accessor<Selection | null>;
  readonly select: (selection: Selection | null) => void;
  readonly refusal: Accessor<RefusedMove | ImmovableMan | null>;
  readonly refuse: (refusal: RefusedMove | ImmovableMan) => void;
  /** Clears the selection and the refusal. */
  readonly clear: () => void;
}

/** Creates the state, with the present position in view. @param turnCount the number of turns played so far */
export function createViewState(turnCount: () => number): ViewState {
  const [viewedTurn, setViewedTurn] = createSignal<number | null>(null);
  const [selection, setSelection] = createSignal<Selection | null>(null);
  const [refusal, setRefusal] = createSignal<RefusedMove | ImmovableMan | null>(null);
  return {
    viewedTurn,
    viewTurn: (turns) => setViewedTurn(turns >= turnCount() ? null : Math.max(0, turns)),
    selection,
    select: (selected) =>
      batch(() => {
        setSelection(selected);
        if (selected !== null) setRefusal(null);
      }),
    refusal,
    refuse: setRefusal,
    clear: () =>
      batch(() => {
        setSelection(null);
        setRefusal(null);
      }),
  };
}
